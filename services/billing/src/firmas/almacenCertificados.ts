import { createPrivateKey } from 'node:crypto';

import { z } from 'zod';

import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { abrirP12 } from './abrirP12';
import type { LlaveDeFirma } from './hiloP12';
import { crearCertificado, estaVigente, type Certificado } from './certificado';
import type { CertificadosRepository } from './certificadosRepository';
import { cifrar, descifrar } from '@comanda/kit/cifrado/cifrado';
import { P12Error } from './leerP12';

const guardada = z.object({ der: z.base64(), pkcs8: z.base64() });

/** A key and its certificate as one secret, to be encrypted. */
function escribirLlave({ der, pkcs8 }: LlaveDeFirma): Buffer {
  const enBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  return Buffer.from(JSON.stringify({ der: enBase64(der), pkcs8: enBase64(pkcs8) }));
}

function leerLlave(secreto: Buffer): LlaveDeFirma {
  const { der, pkcs8 } = guardada.parse(JSON.parse(secreto.toString('utf8')));
  return { der: Buffer.from(der, 'base64'), pkcs8: Buffer.from(pkcs8, 'base64') };
}

export type AlmacenCertificados = ReturnType<typeof almacenCertificados>;

type PorGuardar = {
  p12: Buffer;
  clave: string;
  ruc?: string;
  aceptar?: (certificado: Certificado) => void;
};
type Deps = { certificados: CertificadosRepository; claveMaestra: Buffer; reloj: () => Date };

/** Certificates at rest encrypted, in memory as key objects: one a company, the one that signs now. */
export function almacenCertificados({ certificados, claveMaestra, reloj }: Deps) {
  const abiertos = new Map<EmpresaId, Certificado>();

  async function abrir(empresa: EmpresaId, huella: string): Promise<Certificado> {
    const fila = await certificados.leerCifrado(empresa, huella);
    const claro = (cifrado: Buffer, que: Secreto) =>
      descifrar(cifrado, claveMaestra, contexto(empresa, huella, que));
    if (fila.llave_cifrada) return certificadoDe(leerLlave(claro(fila.llave_cifrada, 'llave')));
    const clave = claro(fila.clave_cifrada, 'clave').toString('utf8');
    return certificadoDe(
      await abrirP12({ p12: claro(fila.p12_cifrado, 'p12'), clave, ahora: reloj() }),
    );
  }

  async function leerVigente(p12: Buffer, clave: string, ruc?: string) {
    const ahora = reloj();
    const llave = await abrirP12({ p12, clave, ahora, ruc });
    const certificado = certificadoDe(llave);
    if (!estaVigente(certificado, ahora)) throw new P12Error('CADUCADO');
    return { llave, certificado };
  }

  return {
    /** The company's signing certificate, expired or not, or null when it has none. */
    deEmpresa: async (empresa: EmpresaId): Promise<Certificado | null> => {
      const huella = await certificados.huellaActiva(empresa);
      if (huella === null) {
        abiertos.delete(empresa);
        return null;
      }
      const abierto = abiertos.get(empresa);
      if (abierto?.huella === huella) return abierto;
      const certificado = await abrir(empresa, huella);
      abiertos.set(empresa, certificado);
      return certificado;
    },

    /** Reads and checks a P12, and keeps nothing; throws P12Error when it cannot sign. */
    revisar: async (p12: Buffer, clave: string, ruc?: string): Promise<Certificado> =>
      (await leerVigente(p12, clave, ruc)).certificado,

    /** Reads, checks and stores a P12; throws P12Error when it cannot sign, and what `aceptar` throws of it. */
    guardar: async (
      empresa: EmpresaId,
      { p12, clave, ruc, aceptar }: PorGuardar,
    ): Promise<Certificado> => {
      const { llave, certificado } = await leerVigente(p12, clave, ruc);
      aceptar?.(certificado);
      const { huella, titular, emisor, serie, validoDesde, validoHasta } = certificado;
      const secreto = (datos: Buffer, que: Secreto) =>
        cifrar(datos, claveMaestra, contexto(empresa, huella, que));
      await certificados.activar(
        empresa,
        {
          huella,
          p12_cifrado: secreto(p12, 'p12'),
          clave_cifrada: secreto(Buffer.from(clave, 'utf8'), 'clave'),
          llave_cifrada: secreto(escribirLlave(llave), 'llave'),
          titular,
          ruc_titular: certificado.rucTitular,
          emisor,
          serie,
          valido_desde: validoDesde,
          valido_hasta: validoHasta,
        },
        reloj(),
      );
      return certificado;
    },
  };
}

type Secreto = 'p12' | 'clave' | 'llave';

const contexto = (empresa: EmpresaId, huella: string, que: Secreto) =>
  `${empresa}/${huella}/${que}`;

function certificadoDe({ der, pkcs8 }: LlaveDeFirma): Certificado {
  const clave = createPrivateKey({ key: Buffer.from(pkcs8), type: 'pkcs8', format: 'der' });
  return crearCertificado(Buffer.from(der), clave);
}
