import type { Empresa } from '@comanda/shared/contracts/admin/empresas';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import type { AreaDePlataforma } from '@comanda/shared/contracts/plataforma/areas';
import type { Column } from '@comanda/shared/piezas/tabla';

import '../personas.css';

type Areas = readonly Pick<AreaDePlataforma, 'area' | 'titulo'>[];

/** `areas`: those that a company may have or not. */
export const empresasColumns = (areas: Areas): readonly Column<Empresa>[] => [
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
    header: 'áreas y vendedor',
    movil: 'ancho',
    text: (empresa) => [areasDe(areas, empresa), empresa.vendedor].filter(Boolean).join(', '),
    cell: (empresa) => (
      <span className="admin-dos-lineas">
        <span title={areasDe(areas, empresa)}>{areasDe(areas, empresa)}</span>
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
  return fecha_vencimiento ? `Sí, hasta ${formatFecha(fecha_vencimiento)}` : 'Sí, sin certificado';
}

function areasDe(todas: Areas, { areas }: Empresa): string {
  const suyas = todas.filter(({ area }) => areas.includes(area));
  if (suyas.length === todas.length) return 'Todas';
  return suyas.map(({ titulo }) => titulo).join(', ') || 'Ninguna';
}
