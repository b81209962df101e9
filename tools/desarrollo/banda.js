// Runs in the page of `npm run dev`: says that it is no product, and follows the builds of the working copy.
(() => {
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
  cambios.addEventListener('build', () => globalThis.location.reload());
  cambios.addEventListener('fallo', ({ data }) => decir({ fallo: data }));
  cambios.addEventListener('tipos', ({ data }) => decir({ tipos: data }));
  document.body.append(banda);
})();
