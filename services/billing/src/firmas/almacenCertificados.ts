import type { EmpresaId } from '@comanda/kit/tenant';

import { cifrar, descifrar } from './cifrado';
import { leerP12 } from './leerP12';

import type { Certificado } from './certificado';
import type { CertificadosRepository } from './certificadosRepository';

export type AlmacenCertificados = ReturnType<typeof almacenCertificados>;

type Deps = { certificados: CertificadosRepository; claveMaestra: Buffer; reloj: () => Date };

/** Certificates at rest encrypted, in memory as key objects: a P12 is opened once per process, not per invoice. */
export function almacenCertificados({ certificados, claveMaestra, reloj }: Deps) {
  const abiertos = new Map<string, Certificado>();

  async function abrir(empresa: EmpresaId, huella: string): Promise<Certificado> {
    const fila = await certificados.leerCifrado(empresa, huella);
    const clave = descifrar(fila.clave_cifrada, claveMaestra, contexto(empresa, huella, 'clave'));
    const p12 = descifrar(fila.p12_cifrado, claveMaestra, contexto(empresa, huella, 'p12'));
    return leerP12(p12, clave.toString('utf8'), reloj());
  }

  return {
    /** The company's signing certificate, or null when it has none. */
    deEmpresa: async (empresa: EmpresaId): Promise<Certificado | null> => {
      const huella = await certificados.huellaActiva(empresa);
      if (huella === null) return null;
      const llave = `${empresa}:${huella}`;
      const certificado = abiertos.get(llave) ?? (await abrir(empresa, huella));
      abiertos.set(llave, certificado);
      return certificado;
    },

    /** Reads, checks and stores a P12; throws P12Error when it cannot sign. */
    guardar: async (empresa: EmpresaId, p12: Buffer, clave: string): Promise<Certificado> => {
      const certificado = leerP12(p12, clave, reloj());
      const { huella, titular, emisor, serie, validoDesde, validoHasta } = certificado;
      await certificados.activar(empresa, {
        huella,
        p12_cifrado: cifrar(p12, claveMaestra, contexto(empresa, huella, 'p12')),
        clave_cifrada: cifrar(
          Buffer.from(clave, 'utf8'),
          claveMaestra,
          contexto(empresa, huella, 'clave'),
        ),
        titular,
        ruc_titular: certificado.rucTitular,
        emisor,
        serie,
        valido_desde: validoDesde,
        valido_hasta: validoHasta,
      });
      return certificado;
    },
  };
}

const contexto = (empresa: EmpresaId, huella: string, que: 'p12' | 'clave') =>
  `${empresa}/${huella}/${que}`;
