const DE_MANOS = ['pointerdown', 'keydown', 'wheel'] as const;
const COMO = { capture: true, passive: true };

/** Whether somebody has touched the page since this was asked, until it is let go. */
export function vigilarManos(): { tocada: () => boolean; soltar: () => void } {
  let tocada = false;
  const soltar = () => {
    tocada = true;
    for (const cual of DE_MANOS) window.removeEventListener(cual, soltar, COMO);
  };
  for (const cual of DE_MANOS) window.addEventListener(cual, soltar, COMO);
  return { tocada: () => tocada, soltar };
}
