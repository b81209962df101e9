/** What React tells its commits to. It is asked for by this name, which is that of the tools for developers. */
export type Gancho = {
  supportsFiber?: boolean;
  inject?(): void;
  onCommitFiberRoot?: ((...dichos: unknown[]) => void) | undefined;
};
export type ConGancho = { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Gancho };

/** React looks for it once, as it loads; whoever counts (bucles.ts) comes after the first screen. */
(globalThis as ConGancho).__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, inject() {} };
