import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { emisionCalls as calls } from '@comanda/shared/contracts/emision';
import { AppError } from '@comanda/shared/errors/AppError';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';
import { routeOf } from '@comanda/kit/routeOf';
import { empresaPermitida, type EmpresaId } from '@comanda/kit/tenant';

import type { EmpresasRepository } from '../empresas/empresasRepository';

import { toCertificado } from './certificadoRow';
import { P12Error } from './leerP12';

import type { AlmacenCertificados } from './almacenCertificados';
import type { CertificadosRepository } from './certificadosRepository';

type Deps = {
  certificados: CertificadosRepository;
  almacen: AlmacenCertificados;
  empresas: EmpresasRepository;
  reloj: () => Date;
};

const CODIGO: Record<P12Error['motivo'], ErrorCode> = {
  CLAVE_INCORRECTA: 'CERTIFICADO_ILEGIBLE',
  SIN_CLAVE_PRIVADA: 'CERTIFICADO_NO_FIRMA',
  SIN_CERTIFICADO_DE_FIRMA: 'CERTIFICADO_NO_FIRMA',
  CADUCADO: 'CERTIFICADO_NO_VIGENTE',
};

/** A company's signing certificate: loaded, and looked at; the file and its password never come back. */
export const certificadosRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { certificados, almacen, empresas, reloj },
) => {
  const vigente = async (empresa: EmpresaId) => {
    const fila = await certificados.leerActivo(empresa);
    if (!fila) return null;
    const { ruc } = await empresas.leer(empresa);
    return toCertificado(fila, { rucEmpresa: ruc, ahora: reloj() });
  };

  app.route({
    ...routeOf(calls.consultarCertificado),
    handler: async ({ caller, query }) => ({
      success: true as const,
      data: await vigente(empresaPermitida(caller, query.empresa)),
    }),
  });

  app.route({
    ...routeOf(calls.cargarCertificado),
    handler: async ({ caller, body: { empresa: nombre, p12, clave } }) => {
      const empresa = empresaPermitida(caller, nombre);
      await almacen.guardar(empresa, Buffer.from(p12, 'base64'), clave).catch((error: unknown) => {
        if (error instanceof P12Error) throw new AppError(CODIGO[error.motivo], { empresa });
        throw error;
      });
      const data = await vigente(empresa);
      if (!data) throw new Error(`cargarCertificado: none for company ${empresa}`);
      return { success: true as const, msg: 'Certificado cargado', data };
    },
  });
};
