/** One DER value: its tag, its content, and all its bytes as they stand. */
export type NodoDer = { tag: number; contenido: Buffer; todo: Buffer };

/** Reads the value that begins at `desde`. */
export function leerDer(bytes: Buffer, desde = 0): NodoDer {
  const tag = bytes.readUInt8(desde);
  const primero = bytes.readUInt8(desde + 1);
  const extra = primero & 0x80 ? primero & 0x7f : 0;
  const largo = extra ? bytes.readUIntBE(desde + 2, extra) : primero;
  const inicio = desde + 2 + extra;
  const fin = inicio + largo;
  if (fin > bytes.length)
    throw new RangeError(`leerDer: ${fin} bytes expected, ${bytes.length} present`);
  return { tag, contenido: bytes.subarray(inicio, fin), todo: bytes.subarray(desde, fin) };
}

/** The values inside a constructed one, in order. */
export function hijosDer({ contenido }: NodoDer): NodoDer[] {
  const hijos: NodoDer[] = [];
  for (let i = 0; i < contenido.length; ) {
    const hijo = leerDer(contenido, i);
    hijos.push(hijo);
    i += hijo.todo.length;
  }
  return hijos;
}

/** Dotted text of an object identifier. */
export function oidDeDer({ contenido }: NodoDer): string {
  const arcos: bigint[] = [];
  let valor = 0n;
  for (const byte of contenido) {
    valor = (valor << 7n) | BigInt(byte & 0x7f);
    if (byte & 0x80) continue;
    arcos.push(valor);
    valor = 0n;
  }
  const [primero = 0n, ...resto] = arcos;
  const raiz = primero < 80n ? primero / 40n : 2n;
  return [raiz, primero - raiz * 40n, ...resto].join('.');
}

/** An INTEGER as decimal text: serial numbers exceed 2^53. */
export function enteroDeDer({ contenido }: NodoDer): string {
  const sinSigno = BigInt(`0x${contenido.toString('hex') || '0'}`);
  return BigInt.asIntN(contenido.length * 8, sinSigno).toString();
}
