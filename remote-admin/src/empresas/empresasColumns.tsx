import { AREAS_DE_EMPRESA, type Empresa } from '@comanda/shared/contracts/admin/empresas';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';

import { AREAS_EN_PALABRAS } from '../areasEnPalabras';

export const empresasColumns: readonly Column<Empresa>[] = [
  {
    id: 'empresa',
    header: 'empresa',
    movil: 'titulo',
    text: ({ empresa, razon_social }) => `${empresa} ${razon_social}`,
    cell: ({ empresa, razon_social }) => (
      <span className="admin-dos-lineas">
        <strong title={empresa}>{empresa}</strong>
        <small title={razon_social}>{razon_social}</small>
      </span>
    ),
    compare: (a, b) => a.empresa.localeCompare(b.empresa, 'es'),
  },
  { id: 'ruc', header: 'ruc', text: ({ ruc }) => ruc },
  {
    id: 'contacto',
    header: 'correo',
    movil: 'ancho',
    text: ({ correo, whatsapp }) => `${correo} ${whatsapp}`,
    cell: ({ correo, whatsapp }) => (
      <span className="admin-dos-lineas">
        <span title={correo}>{correo}</span>
        <small>{whatsapp}</small>
      </span>
    ),
  },
  { id: 'serie', header: 'serie', text: serieDe },
  { id: 'factura', header: 'factura', text: facturaDe },
  {
    id: 'areas',
    header: 'areas y vendedor',
    movil: 'ancho',
    text: (empresa) => [areasDe(empresa), empresa.vendedor].filter(Boolean).join(', '),
    cell: (empresa) => (
      <span className="admin-dos-lineas">
        <span title={areasDe(empresa)}>{areasDe(empresa)}</span>
        {empresa.vendedor !== null && <small title={empresa.vendedor}>{empresa.vendedor}</small>}
      </span>
    ),
  },
];

export function serieDe({ establecimiento, punto_emision }: Empresa): string {
  return `${establecimiento}-${punto_emision}`;
}

/** Whether it issues, and until when it can sign. */
function facturaDe({ factura, fecha_vencimiento }: Empresa): string {
  if (!factura) return 'No';
  return fecha_vencimiento ? `Si, hasta ${formatFecha(fecha_vencimiento)}` : 'Si, sin certificado';
}

function areasDe({ areas }: Empresa): string {
  const suyas = AREAS_DE_EMPRESA.filter((area) => areas.includes(area));
  if (suyas.length === AREAS_DE_EMPRESA.length) return 'Todas';
  return suyas.map((area) => AREAS_EN_PALABRAS[area]).join(', ') || 'Ninguna';
}
