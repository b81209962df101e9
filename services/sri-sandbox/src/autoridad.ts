import type { Decreto } from '@comanda/shared/contracts/admin/ley';
import { fechaNegocio, formatInstante } from '@comanda/shared/domain/texto/fecha';

import { SIN_ESQUEMAS, type Esquemas } from './esquemas';
import { rechazoDeFirma } from './firma';
import { leerDocumento } from './leerDocumento';
import { rechazoDeSustento, rechazosDeAutorizacion, rechazosDeRecepcion } from './reglas';
import {
  respuestaAutorizacion,
  respuestaRecepcion,
  type AutorizacionSoap,
  type Mensaje,
} from './soap';
import { rechazo, type RechazoDelSri } from './tabla';

import type { ArchivoDeAutoridad, Recibido } from './archivo';
import type { Comprobante } from './comprobante';
import type { RegistroDeContribuyentes } from './contribuyentes';
import type { PasoDeGuion } from './guion';

type Medios = {
  archivo: ArchivoDeAutoridad;
  registro: RegistroDeContribuyentes;
  reloj: () => Date;
  /** The authority's own schemas, where this installation has them. */
  esquemas?: Esquemas;
};

/** What the tax authority does with a document: judges it, remembers it, answers for it. */
export function crearAutoridad({ archivo, registro, reloj, esquemas = SIN_ESQUEMAS }: Medios) {
  const juzgar = (
    xml: string,
    comprobante: Comprobante,
    decretos: readonly Decreto[],
  ): RechazoDelSri[] => {
    const { ruc, fecha } = comprobante;
    const firma = rechazoDeFirma(xml, { ruc, fecha, ahora: reloj() });
    const sustento = rechazoPorSustento(archivo, comprobante);
    const uno = (rechazado: RechazoDelSri | null) => (rechazado ? [rechazado] : []);
    return [
      ...uno(registro.rechazoDe(comprobante)),
      ...uno(firma),
      ...rechazosDeAutorizacion(comprobante, decretos),
      ...uno(sustento),
    ];
  };

  /** Told to be authorised: no script refuses them afterwards, as the authority does not. */
  const autorizados = new Set<string>();

  /** What a script refuses stays refused until it comes again. */
  const rechazarSegun = (documento: Recibido, [primero]: readonly Juicio[]) => {
    const [suyo] = primero?.mensajes ?? [];
    if (suyo) archivo.guardar({ ...documento, rechazo: suyo, otros: [] });
  };

  return {
    /** validarComprobante: the SOAP answer to a document. `decretos`: besides those that are known. */
    recibir(llegado: string | null, decretos: readonly Decreto[] = []): string {
      const leido = leerDocumento(llegado, esquemas);
      if (!leido.ok) return respuestaRecepcion('', 'DEVUELTA', [error(leido.rechazo)]);
      const { xml, comprobante } = leido;
      const clave = comprobante.claveAcceso;
      const repetida = yaRecibido(archivo, comprobante);
      const devuelto = repetida
        ? [repetida]
        : rechazosDeRecepcion(comprobante, fechaNegocio(reloj()));
      if (devuelto.length > 0) return respuestaRecepcion(clave, 'DEVUELTA', devuelto.map(error));

      const [primero = null, ...otros] = juzgar(xml, comprobante, decretos);
      archivo.guardar({
        clave,
        serie: serieDe(comprobante),
        ambiente: comprobante.ambiente,
        en: formatInstante(reloj()),
        xml,
        rechazo: primero,
        otros,
        devuelve: devuelveDe(comprobante),
        anulado: false,
      });
      return respuestaRecepcion(clave, 'RECIBIDA', []);
    },

    /** What its company does in the portal; false where there is no such document, or it was refused. */
    anular(clave: string): boolean {
      const documento = archivo.de(clave);
      if (!documento || documento.rechazo) return false;
      archivo.guardar({ ...documento, anulado: true });
      return true;
    },

    /** validarComprobante as a script has it: returned with those codes, and not kept. */
    devolver(xml: string | null, codigos: readonly string[]): string {
      const leido = leerDocumento(xml, esquemas);
      const clave = leido.ok ? leido.comprobante.claveAcceso : '';
      return respuestaRecepcion(clave, 'DEVUELTA', codigos.map(deGuion).map(error));
    },

    /** autorizacionComprobante: the SOAP answer about a key, as a script has it or as the document deserves. */
    consultar(clave: string, paso: PasoDeGuion | null = null): string {
      const documento = archivo.de(clave);
      if (!documento || paso?.hace === 'nada') return respuestaAutorizacion(clave, []);
      const rechaza = paso !== null && RECHAZOS.has(paso.hace);
      const vale = rechaza && autorizados.has(clave) ? null : paso;
      const juicios = juiciosDe(documento, vale);
      if (juicios.some(({ estado }) => estado === 'AUTORIZADO')) autorizados.add(clave);
      if (rechaza && vale) rechazarSegun(documento, juicios);
      const { ambiente, xml } = documento;
      const fecha = fechaDicha(documento, paso);
      const avisos = ambiente === '1' ? [AVISO_DE_PRUEBAS] : [];
      return respuestaAutorizacion(
        clave,
        juicios.map(({ estado, mensajes }) => ({
          estado,
          clave,
          fecha,
          ambiente,
          xml,
          mensajes: [...mensajes, ...avisos],
        })),
      );
    },
  };
}

const fechaDicha = ({ en }: Recibido, paso: PasoDeGuion | null): string =>
  paso?.hace === 'rechazoViejo' ? formatInstante(new Date(Date.parse(en) - 3_600_000)) : en;

type Juicio = Pick<AutorizacionSoap, 'estado' | 'mensajes'>;

const RECHAZOS: ReadonlySet<string> = new Set(['noAutorizar', 'rechazar']);

/** One entry, or several where the document was judged more than once. */
function juiciosDe(
  { rechazo: suyo, otros, anulado }: Recibido,
  paso: PasoDeGuion | null,
): Juicio[] {
  const guionados = paso && 'codigos' in paso ? paso.codigos.map(deGuion) : [];
  const propio: Juicio = suyo
    ? { estado: 'NO AUTORIZADO', mensajes: [suyo, ...otros].map(error) }
    : { estado: anulado ? 'ANULADO' : 'AUTORIZADO', mensajes: [] };
  const rechazados = guionados.map(error);
  const segunGuion: Partial<Record<PasoDeGuion['hace'], Juicio[]>> = {
    enProceso: [{ estado: 'EN PROCESO', mensajes: [] }],
    autorizar: [suyo ? propio : { estado: 'AUTORIZADO', mensajes: guionados.map(advertencia) }],
    noAutorizar: [{ estado: 'NO AUTORIZADO', mensajes: rechazados }],
    rechazoViejo: [{ estado: 'NO AUTORIZADO', mensajes: rechazados }],
    rechazar: [{ estado: 'RECHAZADO', mensajes: rechazados }],
    varias: [{ estado: 'NO AUTORIZADO', mensajes: rechazados }, propio],
  };
  return (paso && segunGuion[paso.hace]) ?? [propio];
}

const AVISO_DE_PRUEBAS: Mensaje = {
  codigo: '60',
  mensaje: 'ESTE PROCESO FUE REALIZADO EN EL AMBIENTE DE PRUEBAS',
  detalle: '',
  tipo: 'ADVERTENCIA',
};

const error = (uno: RechazoDelSri): Mensaje => ({ ...uno, tipo: 'ERROR' });
const advertencia = (uno: RechazoDelSri): Mensaje => ({ ...uno, tipo: 'ADVERTENCIA' });
const deGuion = (codigo: string): RechazoDelSri => ({
  codigo,
  mensaje: `CODIGO ${codigo}`,
  detalle: 'según el guion',
});

/** Series, type and number without the date: what may exist only once. */
const serieDe = ({ numero }: Comprobante) => numero.slice(8);

/** The same of the document a credit note takes back. */
function devuelveDe({ modificado, ruc, ambiente, total }: Comprobante): Recibido['devuelve'] {
  if (!modificado) return null;
  const { codDoc, numero } = modificado;
  return { serie: codDoc + ruc + ambiente + numero.replaceAll('-', ''), total };
}

function rechazoPorSustento(archivo: ArchivoDeAutoridad, nota: Comprobante): RechazoDelSri | null {
  const devuelve = devuelveDe(nota);
  if (!devuelve) return null;
  const sustento = archivo.de(archivo.claveDe(devuelve.serie) ?? '');
  const leido = sustento && !sustento.rechazo ? leerDocumento(sustento.xml) : null;
  const devuelto = archivo.devueltoDe(devuelve.serie, nota.claveAcceso);
  return rechazoDeSustento(nota, leido?.ok ? leido.comprobante : null, devuelto);
}

/** A refused document may come again, corrected, with its own key and number. */
function yaRecibido(archivo: ArchivoDeAutoridad, comprobante: Comprobante): RechazoDelSri | null {
  const anterior = archivo.de(comprobante.claveAcceso);
  if (anterior && !anterior.rechazo) return rechazo('claveRegistrada', comprobante.claveAcceso);
  const ocupante = archivo.claveDe(serieDe(comprobante));
  if (ocupante === undefined || ocupante === comprobante.claveAcceso) return null;
  return rechazo('secuencialRegistrado', ocupante);
}
