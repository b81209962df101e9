// jest's own runtime, with one difference: a file is compiled once in a process, not once for each test file that reaches it. It is the
// same program in another world (vm.Context), so what one test does is not seen by the next; half of a small test's time was compiling.
const vm = require('node:vm');

const compilar = vm.compileFunction;
/** What names a world as it imports has to be compiled for it. */
const IMPORTA = /\bimport\s*\(/;
/** By file name: its text and the program made of it. */
const programas = new Map();

vm.compileFunction = (fuente, parametros, opciones = {}) => {
  const { filename, parsingContext } = opciones;
  if (!filename || !parsingContext || IMPORTA.test(fuente))
    return compilar(fuente, parametros, opciones);
  return programaDe(filename, fuente, parametros).runInContext(parsingContext);
};

function programaDe(filename, fuente, parametros) {
  const clave = `${filename}(${parametros.join()})`;
  const sabido = programas.get(clave);
  if (sabido?.fuente === fuente) return sabido.programa;
  const cabeza = `(function (${parametros.join()}) {`;
  // as far left as the head is long: what an error says of the first line stays where it stood
  const programa = new vm.Script(`${cabeza}${fuente}\n})`, {
    filename,
    columnOffset: -cabeza.length,
  });
  programas.set(clave, { fuente, programa });
  return programa;
}

module.exports = require('jest-runtime');
