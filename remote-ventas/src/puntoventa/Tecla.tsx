import './Tecla.css';

/** The key that does the same, where there is a keyboard. `aria-keyshortcuts` tells it to who cannot see it. */
export function Tecla({ children }: { children: string }) {
  return (
    <kbd className="ventas-tecla" aria-hidden>
      {children}
    </kbd>
  );
}
