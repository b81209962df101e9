// jest's own runtime, with one difference: a file is compiled once in a process, not once for each test file that reaches it. It is the
// same program in another world (vm.Context), so what one test does is not seen by the next; half of a small test's time was compiling.
const vm = require('node:vm');

const compilar = vm.compileFunction;
/** What names a world as it imports has to be compiled for it. */
const IMPORTA = /\bimport\s*\(/;
/** By file name: its text and the program made of it, or null where it imports. */
const programas = new Map();

vm.compileFunction = (fuente, parametros, opciones = {}) => {
  const { filename, parsingContext } = opciones;
  const programa = filename && parsingContext ? programaDe(filename, fuente, parametros) : null;
  return programa === null
    ? compilar(fuente, parametros, opciones)
    : programa.runInContext(parsingContext);
};

function programaDe(filename, fuente, parametros) {
  const clave = `${filename}(${parametros.join()})`;
  const sabido = programas.get(clave);
  if (sabido?.fuente === fuente) return sabido.programa;
  const programa = IMPORTA.test(fuente) ? null : hacerPrograma(filename, fuente, parametros);
  programas.set(clave, { fuente, programa });
  return programa;
}

function hacerPrograma(filename, fuente, parametros) {
  const cabeza = `(function (${parametros.join()}) {`;
  // as far left as the head is long: what an error says of the first line stays where it stood
  return new vm.Script(`${cabeza}${fuente}\n})`, { filename, columnOffset: -cabeza.length });
}

module.exports = require('jest-runtime');
