import forge from 'node-forge';

/** Real files ask for 100,000 at most. */
const VUELTAS_MAXIMAS = 1_000_000;

type Derivar = (clave: string, sal: string, ...resto: unknown[]) => unknown;

const conLimite =
  (derivar: Derivar, donde: number): Derivar =>
  (...args) => {
    const vueltas = Number(args[donde]);
    if (!(vueltas <= VUELTAS_MAXIMAS)) throw new Error(`a P12 asks for ${vueltas} iterations`);
    return derivar(...args);
  };

// What a file says is how long it works: refused before it runs, for native code cannot be stopped. These are all the ways forge
// has from a password to a key, for the seal of a file, for what is encrypted in it and for what is encrypted in that.
const { pkcs5, pkcs12, pki } = forge as unknown as {
  pkcs5: { pbkdf2: Derivar };
  pkcs12: { generateKey: Derivar };
  pki: { pbe: { generatePkcs12Key: Derivar } };
};
pkcs5.pbkdf2 = conLimite(pkcs5.pbkdf2, 2);
pkcs12.generateKey = conLimite(pkcs12.generateKey, 3);
pki.pbe.generatePkcs12Key = conLimite(pki.pbe.generatePkcs12Key, 3);

export default forge;
