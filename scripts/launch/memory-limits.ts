/**
 * How much the server may hold of the machine. Left to themselves V8 takes what the machine has rather than clear away, and
 * Debian's allocator keeps what each thread gave back apart: twice the memory for nothing. The Dockerfile says the same.
 */
export const MEMORY_FLAGS = ["--max-old-space-size=1024", "--max-semi-space-size=16"];

export const MEMORY_ENV = { MALLOC_ARENA_MAX: "2" };
