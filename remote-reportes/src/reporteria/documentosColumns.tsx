import type { DocumentoDelMes } from '@comanda/shared/contracts/reportes/reporteria';
import { DOCUMENTO } from '@comanda/shared/domain/fiscal/comprobante';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import { ASPECTO } from '@comanda/shared/piezas/comprobante';
import type { Column } from '@comanda/shared/piezas/tabla';
import { Link } from '@comanda/shared/router';

import estilos from '../cifras/cifras.module.css';
import { MONTO } from '../cifras/montoColumn';
import { enTabla } from '@comanda/shared/domain/texto/palabras';

/** The document itself is opened where documents are: Facturas electronicas, of the company that it is of. */
const enlaceDe = ({ clave_acceso, empresa }: DocumentoDelMes) =>
  `/admin/facturas?${new URLSearchParams({
    buscar: clave_acceso,
    ...(empresa !== undefined && { empresa }),
  }).toString()}`;

/** What a credit note takes back, or what took an invoice back. */
const conRelacion = ({ tipo, relacionado }: DocumentoDelMes): string => {
  if (relacionado === null) return enTabla(DOCUMENTO, tipo)?.nombre ?? tipo;
  return tipo === 'FACTURA'
    ? `Factura, con nota ${relacionado}`
    : `Nota de crédito de ${relacionado}`;
};

const estadoDe = ({ estado, mensaje }: DocumentoDelMes): string =>
  [ASPECTO[estado].texto, mensaje ?? ''].filter(Boolean).join('. ');

/** What was withdrawn gives nothing back. */
const totalDe = ({ tipo, total, estado }: DocumentoDelMes) =>
  (estado === 'ANULADA' ? 1 : (enTabla(DOCUMENTO, tipo)?.signo ?? 1)) * total;

const ESTABLECIMIENTO: Column<DocumentoDelMes> = {
  id: 'empresa',
  header: 'ESTABLECIMIENTO',
  text: ({ empresa = '' }) => empresa,
};

type Segun = {
  conMonto: boolean;
  /** They are of several establishments. */
  delRuc: boolean;
};

export const documentosColumns = ({ conMonto, delRuc }: Segun): Column<DocumentoDelMes>[] => [
  {
    id: 'numero',
    header: 'NÚMERO',
    movil: 'titulo',
    text: ({ numero }) => numero,
    cell: (documento) => (
      <Link className={estilos.fila} to={enlaceDe(documento)}>
        {documento.numero}
      </Link>
    ),
  },
  ...(delRuc ? [ESTABLECIMIENTO] : []),
  { id: 'tipo', header: 'DOCUMENTO', text: conRelacion },
  { id: 'fecha', header: 'FECHA', text: ({ fecha }) => formatFecha(fecha) },
  { id: 'identificacion', header: 'CÉDULA', text: ({ identificacion }) => identificacion },
  { id: 'cliente', header: 'CLIENTE', text: ({ cliente }) => cliente },
  { id: 'estado', header: 'ESTADO', movil: 'ancho', text: estadoDe },
  {
    id: 'total',
    header: 'TOTAL',
    align: 'right',
    text: (documento) => formatMonto(totalDe(documento)),
    numero: totalDe,
  },
  ...(conMonto ? [MONTO] : []),
];
