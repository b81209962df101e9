// Runs in the page of `npm run dev`: says that it is no product, and follows the builds of the working copy.
(() => {
  const MOTIVO = 'comanda.desarrollo.motivo';
  const motivo = globalThis.sessionStorage.getItem(MOTIVO);
  if (motivo) console.info(`Desarrollo: la página se cargó de nuevo. ${motivo}`);
  globalThis.sessionStorage.removeItem(MOTIVO);
  /** Said by the page that comes: this one takes its console with it. */
  const recargar = (porque) => {
    globalThis.sessionStorage.setItem(MOTIVO, porque);
    globalThis.location.reload();
  };
  let { build } = document.currentScript.dataset;
  const tomar = (nuevo) => {
    decir({ fallo: '' });
    if (nuevo === build) return;
    build = nuevo;
    // an area that is not in the page yet, or a frame that cannot take a change
    if (!globalThis.comandaTomar) return recargar('Aquí los cambios se toman así.');
    globalThis.comandaTomar(nuevo).catch(({ message }) => recargar(message));
  };

  const banda = document.createElement('p');
  Object.assign(banda.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '9999',
    margin: '0',
    padding: '2px 12px',
    font: '13px/1.5 sans-serif',
    textAlign: 'center',
    background: '#7c2d12',
    color: '#fff',
    pointerEvents: 'none',
  });
  banda.setAttribute('role', 'status');
  const faltas = { saludo: '', fallo: '', tipos: '' };
  const decir = (falta) => {
    Object.assign(faltas, falta);
    const { saludo, fallo, tipos } = faltas;
    banda.textContent =
      (fallo && `No se pudo construir: ${fallo}`) || (tipos && `Tipos: ${tipos}`) || saludo;
  };
  const cambios = new globalThis.EventSource('/comanda-dev/cambios');
  cambios.addEventListener('hola', ({ data }) => decir({ saludo: `Desarrollo: ${data}` }));
  cambios.addEventListener('build', ({ data }) => tomar(data));
  cambios.addEventListener('recarga', ({ data }) => recargar(data));
  cambios.addEventListener('fallo', ({ data }) => decir({ fallo: data }));
  cambios.addEventListener('tipos', ({ data }) => decir({ tipos: data }));
  document.body.append(banda);
})();
