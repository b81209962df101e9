import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

import { Impedimento } from '../../impedimento';

import { DANADO } from './cabecera';

export const ETIQUETA = 16;
const NONCE = 12;

/** Closes or opens one piece after another; `ultimo` is part of what the mark of a piece says. */
export type Sello = (trozo: Buffer, ultimo: boolean) => Buffer;
type Sellos = { cerrar: Sello; abrir: Sello };

/**
 * Pieces that cannot be altered, left out, put in another order or cut off: each mark says which one in the row it is, of
 * which file (its header), and whether it is the last. With a key they are encrypted (AES-256-GCM; the key is of this
 * file alone, so a counter is nonce enough). Without one the marks are hashes: they find damage, not malice.
 */
export const sellos = (cabecera: Buffer, clave: Buffer | null): Sellos =>
  clave ? conClave(cabecera, clave) : sinClave(cabecera);

function conClave(cabecera: Buffer, clave: Buffer): Sellos {
  let numero = 0;
  const nonce = (ultimo: boolean) => {
    const bytes = Buffer.alloc(NONCE);
    bytes.writeUInt32BE(numero++, 4);
    bytes.writeUInt8(ultimo ? 1 : 0, NONCE - 1);
    return bytes;
  };
  return {
    cerrar: (trozo, ultimo) => {
      const cifrador = createCipheriv('aes-256-gcm', clave, nonce(ultimo)).setAAD(cabecera);
      const cuerpo = cifrador.update(trozo);
      return Buffer.concat([cuerpo, cifrador.final(), cifrador.getAuthTag()]);
    },
    abrir: (sellado, ultimo) => {
      const { trozo, etiqueta } = partir(sellado);
      const descifrador = createDecipheriv('aes-256-gcm', clave, nonce(ultimo), {
        authTagLength: ETIQUETA,
      });
      descifrador.setAAD(cabecera).setAuthTag(etiqueta);
      try {
        return Buffer.concat([descifrador.update(trozo), descifrador.final()]);
      } catch (cause) {
        throw new Impedimento(DANADO, { cause });
      }
    },
  };
}

function sinClave(cabecera: Buffer): Sellos {
  let anterior = createHash('sha256').update(cabecera).digest();
  const marcar = (trozo: Buffer, ultimo: boolean) => {
    const hash = createHash('sha256').update(anterior);
    anterior = hash
      .update(ultimo ? 'fin' : 'mas')
      .update(trozo)
      .digest();
    return anterior.subarray(0, ETIQUETA);
  };
  return {
    cerrar: (trozo, ultimo) => Buffer.concat([trozo, marcar(trozo, ultimo)]),
    abrir: (sellado, ultimo) => {
      const { trozo, etiqueta } = partir(sellado);
      if (!marcar(trozo, ultimo).equals(etiqueta)) throw new Impedimento(DANADO);
      return trozo;
    },
  };
}

function partir(sellado: Buffer): { trozo: Buffer; etiqueta: Buffer } {
  const corte = sellado.length - ETIQUETA;
  return { trozo: sellado.subarray(0, corte), etiqueta: sellado.subarray(corte) };
}
