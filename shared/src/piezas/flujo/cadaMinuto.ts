/** How a card of Inicio asks again: rarely, and never for a page nobody looks at. */
export const CADA_MINUTO = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
} as const;
