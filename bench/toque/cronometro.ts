/** What `cronometro` puts into a page. */
export type Cronometro = {
  mirar: (suceso: string, ...selectores: string[]) => void;
  ponerPiso: () => void;
  siguiente: () => Promise<number | null>;
};

/**
 * Runs in the page. After `mirar(suceso, ...selectores)`, `siguiente()` answers the milliseconds from the next such event, as
 * the browser received it, to the end of the frame that paints the change it made under a selector; null when none came.
 */
export function cronometro(): void {
  const NADA_MS = 1_500;
  let inicio: number | null = null;
  let resolver: (ms: number | null) => void = () => undefined;

  const pintado = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => terminar(performance.now());
      port2.postMessage(null); // the first task after the frame
    });

  function terminar(ahora: number): void {
    if (inicio === null) return;
    resolver(ahora - inicio);
    inicio = null;
  }

  const suyo: Cronometro = {
    mirar(suceso, ...selectores) {
      window.addEventListener(suceso, ({ timeStamp }) => (inicio = timeStamp), { capture: true });
      const observador = new MutationObserver(() => inicio !== null && pintado());
      const todo = { childList: true, characterData: true, subtree: true };
      for (const selector of selectores) {
        const elemento = document.querySelector(selector);
        if (!elemento) throw new Error(`cronometro: there is no ${selector}`);
        observador.observe(elemento, todo);
      }
    },
    /** A button that does nothing but show a number: what a tap costs on this machine at this moment. */
    ponerPiso() {
      const boton = document.createElement('button');
      boton.id = 'piso';
      boton.setAttribute(
        'style',
        'position: fixed; left: 0; bottom: 0; width: 40px; height: 40px; z-index: 9999',
      );
      boton.textContent = '0';
      boton.addEventListener('mousedown', (event) => event.preventDefault()); // the focus stays in the search
      boton.addEventListener(
        'click',
        () => (boton.textContent = String(Number(boton.textContent) + 1)),
      );
      document.body.append(boton);
    },
    siguiente: () =>
      new Promise((resolve) => {
        resolver = resolve;
        setTimeout(() => resolve(null), NADA_MS);
      }),
  };
  (globalThis as unknown as { cronometro: Cronometro }).cronometro = suyo;
}
