// For the bundler: a file of messages, each as next-intl fills it in without having to read it (next.config.mjs).
import compile from "icu-minify/compile";

const read = (entry) =>
  typeof entry === "string"
    ? compile(entry)
    : Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, read(value)]));

export default (source) => JSON.stringify(read(JSON.parse(source)));
