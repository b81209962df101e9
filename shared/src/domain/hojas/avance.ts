/**
 * A file that comes with how far it is: pieces of it, and between them how much is done. Each has its kind (a byte), its
 * length (four, the largest first) and its bytes; the last says that there is no more, so what was cut off is known from
 * what ended.
 */
export const TIPO_CON_AVANCE = 'application/vnd.comanda.avance';

const PEDAZO = 0;
const AVANCE = 1;
const FIN = 2;
const CABEZA = 5;

/** How much of it there is by now; `total` null where it is not known. */
export type Avance = { hechas: number; total: number | null };

/** What goes before the bytes of a piece. */
export function cabezaDePedazo(largo: number): Uint8Array<ArrayBuffer> {
  return enMarco(PEDAZO, largo);
}

/** This piece says how far it is. */
export function marcoDeAvance(avance: Avance): Uint8Array<ArrayBuffer> {
  const dicho = new TextEncoder().encode(JSON.stringify(avance));
  const marco = new Uint8Array(CABEZA + dicho.length);
  marco.set(enMarco(AVANCE, dicho.length));
  marco.set(dicho, CABEZA);
  return marco;
}

/** This piece says that all of it has come. */
export const marcoDeFin = (): Uint8Array<ArrayBuffer> => enMarco(FIN, 0);

function enMarco(tipo: number, largo: number): Uint8Array<ArrayBuffer> {
  const cabeza = new Uint8Array(CABEZA);
  cabeza[0] = tipo;
  new DataView(cabeza.buffer).setUint32(1, largo);
  return cabeza;
}

type Oyente = {
  onPedazo: (bytes: Uint8Array<ArrayBuffer>) => void;
  onAvance: (avance: Avance) => void;
};

/** Takes what comes, cut anywhere. `entero` once its end was among it. */
export function lectorDeAvance({ onPedazo, onAvance }: Oyente) {
  let resto = new Uint8Array(0);
  let entero = false;

  function tomar(tipo: number | undefined, bytes: Uint8Array<ArrayBuffer>): void {
    if (tipo === PEDAZO) onPedazo(bytes);
    else if (tipo === AVANCE) onAvance(JSON.parse(new TextDecoder().decode(bytes)) as Avance); // marcoDeAvance wrote it
    else if (tipo === FIN) entero = true;
    else throw new Error(`lectorDeAvance: no such frame, ${tipo}`);
  }

  return {
    leer(llegados: Uint8Array): void {
      const todo = new Uint8Array(resto.length + llegados.length);
      todo.set(resto);
      todo.set(llegados, resto.length);
      let aqui = 0;
      while (todo.length - aqui >= CABEZA) {
        const largo = new DataView(todo.buffer, aqui + 1).getUint32(0);
        const fin = aqui + CABEZA + largo;
        if (fin > todo.length) break;
        tomar(todo[aqui], todo.slice(aqui + CABEZA, fin));
        aqui = fin;
      }
      resto = todo.slice(aqui);
    },
    entero: () => entero,
  };
}
