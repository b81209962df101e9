/** How a figure or a list that is told of is asked for besides: rarely, and never for a page nobody looks at. */
export const CADA_MINUTO = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
} as const;
