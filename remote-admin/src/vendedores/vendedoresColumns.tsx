import type { Vendedor } from '@comanda/shared/contracts/admin/vendedores';
import type { Column } from '@comanda/shared/piezas/tabla';

import { EmpresasCelda } from '../EmpresasCelda';

/** Names are shown upper-cased (spec section 2, Sellers screen). */
export const nombreDeVendedor = ({ nombreCompleto }: Vendedor): string =>
  nombreCompleto.toLocaleUpperCase('es');

const empresasDe = ({ empresas }: Vendedor): string => empresas.join(', ');

/** Headings as spec section 2 writes them; the companies are ours. */
export const vendedoresColumns: readonly Column<Vendedor>[] = [
  {
    id: 'nombres',
    header: 'nombres',
    movil: 'titulo',
    text: nombreDeVendedor,
    compare: (a, b) => a.nombreCompleto.localeCompare(b.nombreCompleto, 'es'),
    cell: (vendedor) => (
      <span className="admin-nombre">
        <span title={nombreDeVendedor(vendedor)}>{nombreDeVendedor(vendedor)}</span>
      </span>
    ),
  },
  {
    id: 'correo',
    header: 'correo',
    text: ({ email }) => email,
    cell: ({ email }) => (
      <span className="admin-correo" title={email}>
        {email}
      </span>
    ),
  },
  { id: 'ciudad', header: 'ciudad', text: ({ ciudad }) => ciudad },
  {
    id: 'comision',
    header: 'comisión',
    align: 'right',
    text: ({ comision }) => `${comision}%`,
    numero: ({ comision }) => comision,
    compare: (a, b) => a.comision - b.comision,
  },
  {
    id: 'empresas',
    header: 'empresas',
    movil: 'ancho',
    text: empresasDe,
    cell: ({ empresas }) => (
      <EmpresasCelda empresas={empresas.length === 0 ? ['Ninguna'] : empresas} />
    ),
  },
];
