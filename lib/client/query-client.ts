import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { AuthenticationError } from "./request.ts";
import { checkCurrentUser } from "./user.ts";

const FIVE_MINUTES = 5 * 60 * 1000;

/**
 * What was read stays as it is until something that we did makes it stale; nothing is asked twice by itself. Where a
 * request finds that the sign-in has ended, the person is read anew, and the screen says so.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof AuthenticationError) checkCurrentUser(queryClient);
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        // On the server it lives as long as the drawing of a page, and no timer may hold it longer.
        gcTime: typeof window === "undefined" ? Number.POSITIVE_INFINITY : FIVE_MINUTES,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return queryClient;
}
