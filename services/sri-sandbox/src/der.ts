/** One value of a DER: its tag, what it holds, and all its bytes. */
export type Der = { tag: number; dentro: Buffer; bytes: Buffer };

/** The values that stand one after another. What is cut short throws a RangeError. */
export function valoresDeDer(bytes: Buffer): Der[] {
  const valores: Der[] = [];
  for (let i = 0; i < bytes.length;) {
    const corto = bytes.readUInt8(i + 1);
    const cifras = corto < 0x80 ? 0 : corto & 0x7f;
    const inicio = i + 2 + cifras;
    const fin = inicio + (cifras === 0 ? corto : bytes.readUIntBE(i + 2, cifras));
    if (fin > bytes.length) throw new RangeError(`valoresDe: ${fin} of ${bytes.length} bytes`);
    valores.push({
      tag: bytes.readUInt8(i),
      dentro: bytes.subarray(inicio, fin),
      bytes: bytes.subarray(i, fin),
    });
    i = fin;
  }
  return valores;
}

/** 2.5.4.3, of what an OBJECT IDENTIFIER holds. */
export function oidDe({ dentro }: Der): string {
  const numeros: bigint[] = [];
  let numero = 0n;
  for (const byte of dentro) {
    numero = numero * 128n + BigInt(byte & 0x7f);
    if (byte >= 0x80) continue;
    numeros.push(numero);
    numero = 0n;
  }
  const [primero = 0n, ...resto] = numeros;
  const arco = primero < 80n ? primero / 40n : 2n;
  return [arco, primero - arco * 40n, ...resto].join('.');
}
