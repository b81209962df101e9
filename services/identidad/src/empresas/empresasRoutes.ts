import type { FastifyPluginAsync } from 'fastify';

import { empresasCalls as calls, type Empresa } from '@comanda/shared/contracts/admin/empresas';
import { AppError } from '@comanda/shared/errors/AppError';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { sesionesDe } from '@comanda/kit/acceso/sesiones';
import { empresasPermitidas, type Caller, type EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Deps } from '../deps';

import { autorizacionDe, type P12 } from './certificados';
import { leerDatos, leerFirma, type DelOperador } from './empresaDatos';
import { toEmpresa } from './empresaRow';
import { empresasRepository } from './empresasRepository';

const esOperador = ({ perfil }: Caller) => perfil === 'Dashboard';

/** The records of companies: the operator's all, an Administrador's own. */
export const empresasRoutes: FastifyPluginAsync<Deps> = async (app, { db, certificados }) => {
  const empresas = empresasRepository(db);
  const sesiones = sesionesDe(db);

  const leer = async (empresa: EmpresaId): Promise<Empresa> => {
    const fila = await empresas.leer(empresa);
    if (!fila) throw new AppError('NO_ENCONTRADO', { empresa });
    return toEmpresa(fila);
  };

  /** After the company: what keeps it from signing takes nothing back, and is said. */
  const cargar = async (p12: P12 | null, empresa: string, autorizacion: string) => {
    if (!p12) return null;
    try {
      await certificados.cargar({ ...p12, empresa }, autorizacion);
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      app.log.warn({ code: error.code, detalle: error.detalle, empresa }, 'certificate not loaded');
      return sinCertificado(error);
    }
  };

  exponer(app, calls.listarEmpresas, async ({ caller }) => {
    const suyas = esOperador(caller) ? null : empresasPermitidas(caller).map(({ id }) => id);
    return (await empresas.listar(suyas)).map(toEmpresa);
  });

  exponer(app, calls.consultarDatosEmpresa, ({ empresa }) => leer(empresa));

  exponer(app, calls.crearEmpresa, async ({ caller, entrada, request, ahora }) => {
    const autorizacion = autorizacionDe(request);
    const { empresa: nombre, areas, id_vendedor, prospecto, ambiente = '1' } = entrada;
    if (ambiente !== '1')
      throw enCampo('DATOS_INVALIDOS', 'ambiente', {
        msg: 'Una empresa nueva empieza en pruebas (ambiente 1)',
      });
    const datos = leerDatos(entrada, fechaNegocio(ahora));
    const p12 = leerFirma(entrada);
    if (p12) await certificados.revisar({ ...p12, ruc: datos.ruc }, autorizacion);
    const operador = delOperador({ areas, id_vendedor });
    const empresa = await empresas.crear(
      nombre,
      datos,
      { ...operador, ...(prospecto !== undefined && { prospecto }) },
      caller.id,
    );
    const aviso = await cargar(p12, nombre, autorizacion);
    return conMsg({ ...(await leer(empresa)), aviso }, 'Datos Registrados');
  });

  exponer(app, calls.actualizarEmpresa, async ({ caller, empresa, entrada, request, ahora }) => {
    const autorizacion = autorizacionDe(request);
    const { id, empresa: nombre, areas, id_vendedor, ambiente, antes } = entrada;
    const operador = delOperador({ areas, id_vendedor });
    const [ajeno] = Object.keys(operador);
    if (ajeno !== undefined && !esOperador(caller)) throw enCampo('PERFIL_NO_PERMITIDO', ajeno);
    const datos = leerDatos(entrada, fechaNegocio(ahora));
    const p12 = leerFirma(entrada);
    if (p12) await certificados.revisar({ ...p12, ruc: datos.ruc }, autorizacion);
    const dichos = { ...(id !== undefined && { id }), ...(ambiente !== undefined && { ambiente }) };
    const cambio = { ...dichos, datos, operador, leido: antes };
    if (!(await empresas.actualizar(empresa, cambio, caller.id)))
      throw new AppError('NO_ENCONTRADO', { id });
    sesiones.olvidar();
    const aviso = await cargar(p12, nombre, autorizacion);
    return conMsg({ ...(await leer(empresa)), aviso }, 'Datos Actualizados');
  });

  exponer(app, calls.eliminarEmpresa, async ({ caller, empresa }) => {
    await empresas.eliminar(empresa, caller.id);
    sesiones.olvidar();
    return conMsg(null, 'Empresa eliminada');
  });
};

/** It was looked at before: what billing says of it now is that it names another RUC, where it may be loaded all the same. */
function sinCertificado({ campos: [dicho] }: AppError): string {
  return dicho === undefined
    ? 'Los datos se guardaron, pero el certificado no: cárguelo en Emisión electrónica'
    : `Los datos se guardaron, pero el certificado no. ${dicho.msg}. Si es el suyo, cárguelo en Emisión electrónica`;
}

/** What was said of it, and nothing of what was not. */
const delOperador = ({
  areas,
  id_vendedor,
}: {
  areas: DelOperador['areas'] | undefined;
  id_vendedor: string | null | undefined;
}): DelOperador => ({
  ...(areas !== undefined && { areas }),
  ...(id_vendedor !== undefined && { id_vendedor }),
});
