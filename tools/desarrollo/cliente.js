// Runs inside the area of `npm run dev`: takes its new modules into the page that is open. banda.js says when there are some.
const caliente = import.meta.webpackHot;

let enCurso = Promise.resolve();

/** Goes on until the page has that build. An update leads one build further, and a page may be several behind. */
globalThis.comandaTomar = (build) => {
  enCurso = enCurso.then(() => llegarA(build));
  return enCurso;
};

async function llegarA(build) {
  while (__webpack_hash__ !== build) {
    const tomados = await caliente.check(true);
    if (!tomados) throw new Error('los cambios que faltan ya no están');
  }
}
