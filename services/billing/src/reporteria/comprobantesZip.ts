import type { TipoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import { conMiles } from '@comanda/shared/domain/dinero/dinero';
import { numeroDeComprobante } from '@comanda/shared/domain/fiscal/comprobante';
import { aLaVez } from '@comanda/kit/proceso/aLaVez';
import { cederElPaso } from '@comanda/kit/proceso/cederElPaso';
import { corriente, type Corriente } from '@comanda/kit/http/respuesta';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { zipEnCurso, type EntradaDeZip } from '@comanda/kit/documento/zip';

import { tipoDeDocumento } from '../documento/tipoDeDocumento';
import type { DibujarRide } from '../ride/ride';

import type { DocumentoParaZip, DocumentosRepository } from './documentosRepository';
import { tandas } from './tandas';

/** Documents held at a time: of the largest the authority takes (320 KB), two copies each, some megabytes. */
const TANDA = 20;

/** A printed form is milliseconds of a core: of all downloads of a process one is drawn at a time. */
const deUnoEnUno = aLaVez(1);

type Falta = { clave: string; porque: string };
type Registro = { error(detalle: object, que: string): void };

type DeEmpresa = {
  empresa: EmpresaId;
  claves: readonly string[];
  /** Draws the printed form of a document of the company; null: XML alone. */
  ride: DibujarRide | null;
};

export type PedidoDeZip = {
  nombre: string;
  partes: readonly DeEmpresa[];
  log: Registro;
};

/** The documents of these keys as one ZIP; what could not be put in it is said in its LEEME.txt. */
export function comprobantesZip(
  documentos: Pick<DocumentosRepository, 'paraZip'>,
  pedido: PedidoDeZip,
): Corriente {
  const { partes, nombre, log } = pedido;
  const total = partes.reduce((suma, { claves }) => suma + claves.length, 0);
  let hechas = 0;
  async function* entradas() {
    const faltas: Falta[] = [];
    const ceder = cederElPaso();
    for (const { empresa, claves, ride } of partes)
      for (const tanda of tandas(claves, TANDA)) {
        const leidos = await documentos.paraZip(empresa, tanda, ride !== null);
        const porClave = new Map(leidos.map((uno) => [uno.clave_acceso, uno]));
        for (const clave of tanda) {
          yield* archivosDe(clave, porClave.get(clave), { ride, log, faltas, ceder });
          hechas++;
        }
      }
    yield { nombre: 'LEEME.txt', contenido: Buffer.from(leeme(total, faltas)) };
  }
  return corriente({
    tipo: 'application/zip',
    nombre: `${nombre}.zip`,
    contenido: zipEnCurso(entradas()),
    hechas: () => hechas,
    total,
  });
}

type Contexto = {
  ride: DibujarRide | null;
  log: Registro;
  faltas: Falta[];
  ceder: () => Promise<void>;
};

async function* archivosDe(
  clave: string,
  documento: DocumentoParaZip | undefined,
  { ride, log, faltas, ceder }: Contexto,
): AsyncGenerator<EntradaDeZip> {
  const porque = porqueFalta(documento);
  if (porque !== null || !documento?.xml) {
    faltas.push({ clave, porque: porque ?? SIN_XML });
    return;
  }
  const sinExtension = `${carpetaDe(documento)}/${numeroDeComprobante(clave)}_${clave}`;
  yield { nombre: `${sinExtension}.xml`, contenido: Buffer.from(documento.xml) };
  if (ride === null || documento.estado !== 'AUTORIZADO') return;
  try {
    const contenido = await deUnoEnUno(() => ride(documento));
    await ceder(); // others are served between one and the next
    yield { nombre: `${sinExtension}.pdf`, contenido, comprimir: false };
  } catch (error) {
    log.error({ err: error, clave }, 'printed form left out of a download');
    faltas.push({ clave, porque: 'Va su XML. Su RIDE no se pudo hacer' });
  }
}

const SIN_XML = 'Todavía no está firmado: no tiene XML';

function porqueFalta(documento: DocumentoParaZip | undefined): string | null {
  if (!documento) return 'No hay un documento de esta empresa con esa clave';
  if (documento.estado === 'ANULADA' && !documento.anulada_en_sri)
    return 'Se retiró antes de que el SRI lo autorice';
  return documento.xml === null ? SIN_XML : null;
}

const CARPETA: Readonly<Record<TipoComprobante, string>> = {
  FACTURA: 'facturas',
  NOTA_CREDITO: 'notas_de_credito',
};

/**
 * What is not authorised is no document to declare: it stands apart. So does what was annulled in the authority's portal: it was
 * authorised, and is kept as long as what is declared.
 */
function carpetaDe(documento: DocumentoParaZip): string {
  if (documento.anulada_en_sri) return 'anuladas';
  if (documento.estado !== 'AUTORIZADO') return 'sin_autorizar';
  return CARPETA[tipoDeDocumento(documento)];
}

/** What the download has and what it has not; a line each, as the simplest of editors shows it. */
function leeme(pedidos: number, faltas: readonly Falta[]): string {
  const cuantos = (n: number) => conMiles(String(n));
  return [
    `Documentos pedidos: ${cuantos(pedidos)}`,
    'facturas y notas_de_credito: con la autorización del SRI.',
    'sin_autorizar: el SRI todavía no los autoriza. No son para declarar.',
    'anuladas: el SRI las autorizó y después se anularon en su portal. No son para declarar, y se guardan igual.',
    '',
    faltas.length === 0 ? 'No falta ninguno.' : `Faltan ${cuantos(faltas.length)}:`,
    ...faltas.map(({ clave, porque }) => `${numeroDeComprobante(clave)}  ${clave}  ${porque}`),
    '',
  ].join('\r\n');
}
