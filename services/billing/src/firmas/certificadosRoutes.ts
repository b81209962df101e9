import type { FastifyPluginAsync } from 'fastify';

import { emisionCalls as calls } from '@comanda/shared/contracts/facturacion/emision';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';
import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Deps } from '../deps';
import { empresasRepository } from '../empresas/empresasRepository';

import { toCertificado } from './certificadoRow';
import { certificadosRepository } from './certificadosRepository';
import { P12Error } from './leerP12';

import type { Certificado } from './certificado';

const RECHAZO: Record<P12Error['motivo'], [ErrorCode, campo: 'clave' | 'p12']> = {
  CLAVE_INCORRECTA: ['CERTIFICADO_ILEGIBLE', 'clave'],
  SIN_CLAVE_PRIVADA: ['CERTIFICADO_NO_FIRMA', 'p12'],
  SIN_CERTIFICADO_DE_FIRMA: ['CERTIFICADO_NO_FIRMA', 'p12'],
  LLAVE_CORTA: ['CERTIFICADO_DE_LLAVE_CORTA', 'p12'],
  CADUCADO: ['CERTIFICADO_NO_VIGENTE', 'p12'],
};

/** A company's signing certificate: loaded, and looked at; the file and its password never come back. */
export const certificadosRoutes: FastifyPluginAsync<Deps> = async (app, { db, almacen }) => {
  const certificados = certificadosRepository(db);
  const empresas = empresasRepository(db);

  const vigente = async (empresa: EmpresaId, ahora: Date) => {
    const fila = await certificados.leerActivo(empresa);
    if (!fila) return null;
    const { ruc } = await empresas.leer(empresa);
    return toCertificado(fila, { rucEmpresa: ruc, ahora });
  };

  exponer(app, calls.consultarCertificado, ({ empresa, ahora }) => vigente(empresa, ahora));

  exponer(app, calls.cargarCertificado, async ({ empresa, entrada, ahora }) => {
    const { clave, de_otro_ruc: deOtro = false } = entrada;
    const { ruc } = await empresas.leer(empresa);
    const p12 = Buffer.from(entrada.p12, 'base64');
    const aceptar = (leido: Certificado) => exigirPropio(leido, ruc, deOtro);
    await almacen.guardar(empresa, { p12, clave, ruc, aceptar }).catch(rechazar);
    const cargado = await vigente(empresa, ahora);
    if (!cargado) throw new Error(`cargarCertificado: none for company ${empresa}`);
    return conMsg(cargado, 'Certificado cargado');
  });

  exponer(app, calls.revisarCertificado, async ({ entrada: { ruc, p12, clave }, ahora }) => {
    const leido = await almacen.revisar(Buffer.from(p12, 'base64'), clave, ruc).catch(rechazar);
    return toCertificado(filaDe(leido), { rucEmpresa: ruc, ahora });
  });
};

function exigirPropio({ rucTitular }: Certificado, ruc: string, deOtro: boolean): void {
  if (deOtro || rucTitular === null || rucTitular === ruc) return;
  throw enCampo('CERTIFICADO_DE_OTRO_RUC', 'p12', {
    msg: `El certificado es del RUC ${rucTitular} y la empresa tiene el ${ruc}`,
  });
}

const rechazar = (error: unknown): never => {
  throw error instanceof P12Error ? enCampo(...RECHAZO[error.motivo]) : error;
};

const filaDe = ({ titular, rucTitular, emisor, serie, validoDesde, validoHasta }: Certificado) => ({
  titular,
  ruc_titular: rucTitular,
  emisor,
  serie,
  valido_desde: validoDesde,
  valido_hasta: validoHasta,
});
