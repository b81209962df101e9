/**
 * Runs in the page. After `mirar(suceso, ...selectores)`, `siguiente()` answers the milliseconds from the next such event, as
 * the browser received it, to the end of the frame that paints the change it made under a selector; null when none came.
 */
export function cronometro() {
  const NADA_MS = 1500;
  let inicio = null;
  let resolver = () => undefined;

  const pintado = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new window.MessageChannel();
      port1.onmessage = () => terminar(performance.now());
      port2.postMessage(null); // the first task after the frame
    });

  function terminar(ahora) {
    if (inicio === null) return;
    resolver(ahora - inicio);
    inicio = null;
  }

  window.cronometro = {
    mirar(suceso, ...selectores) {
      window.addEventListener(suceso, (event) => (inicio = event.timeStamp), { capture: true });
      const observador = new MutationObserver(() => inicio !== null && pintado());
      for (const selector of selectores) {
        const todo = { childList: true, characterData: true, subtree: true };
        observador.observe(document.querySelector(selector), todo);
      }
    },
    /** A button that does nothing but show a number: what a tap costs on this machine at this moment. */
    ponerPiso() {
      const boton = document.createElement('button');
      boton.id = 'piso';
      boton.style = 'position: fixed; left: 0; bottom: 0; width: 40px; height: 40px; z-index: 9999';
      boton.textContent = '0';
      boton.addEventListener('mousedown', (event) => event.preventDefault()); // the focus stays in the search
      boton.addEventListener('click', () => (boton.textContent = Number(boton.textContent) + 1));
      document.body.append(boton);
    },
    siguiente: () =>
      new Promise((resolve) => {
        resolver = resolve;
        setTimeout(() => resolve(null), NADA_MS);
      }),
  };
}
