// In what order jest takes the test files. Where it has kept no times it begins with the largest files, and some that are short work long:
// the last of them would be waited for alone.
const { default: Sequencer } = require('@jest/test-sequencer');

/** They start processes, try every call, or draw at length. */
const TARDAN = [
  /[/]local[/]src[/](caidas|denegar|citus|secretos|puertas)[/][^/]+[.]db[.]test/,
  /[/]billing[/]src[/]entrega[/](hora|guiones)[.]/,
  /[/]mesas[/]concurrencia[.]/,
  /[/]vista[/]retratar[.]/,
];

const tarda = ({ path }) => TARDAN.some((cual) => cual.test(path));

class Orden extends Sequencer {
  sort(pruebas) {
    const ordenadas = super.sort(pruebas);
    if (ordenadas.some((prueba) => this.time(prueba) !== undefined)) return ordenadas;
    return ordenadas.toSorted((a, b) => Number(tarda(b)) - Number(tarda(a)));
  }
}

module.exports = Orden;
