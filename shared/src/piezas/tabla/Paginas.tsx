import { Button } from '@comanda/shared/ui/core';
import { Pagination } from '@comanda/shared/ui/tabla';

import estilos from './tabla.module.css';

type PaginasProps = {
  titulo: string;
  pagina: number;
  filas: number;
  total: number;
  /** There are more than that. */
  mas?: boolean;
  /** How many there are nobody knows: which are shown is all that is said. */
  sinTotal?: boolean;
  /** Whether there is as little width as on a phone. */
  estrecha: boolean;
  onIr: (pagina: number) => void;
};

const PALABRA = { prev: 'Anterior', next: 'Siguiente' } as const;

/** How many there are, which are shown, and the pages (antd's Pagination, its arrows in words: spec section 2). */
export function Paginas({
  titulo,
  pagina,
  filas,
  total,
  mas = false,
  sinTotal = false,
  estrecha,
  onIr,
}: PaginasProps) {
  if (total === 0) return null;
  const desde = (pagina - 1) * filas + 1;
  const hasta = Math.min(total, pagina * filas);
  return (
    <nav className={`ui-fila ${estilos.pie ?? ''}`} aria-label={`Páginas de ${titulo}`}>
      <span className="cifra" role="status">
        {total === 1
          ? '1 registro'
          : `${desde}–${hasta}${sinTotal ? '' : ` de ${mas ? 'más de ' : ''}${total}`}`}
      </span>
      <Pagination
        hideOnSinglePage
        showSizeChanger={false}
        showTitle={false}
        simple={estrecha && { readOnly: true }}
        showLessItems
        current={pagina}
        pageSize={filas}
        total={total}
        onChange={onIr}
        itemRender={(_, tipo, original) =>
          tipo === 'prev' || tipo === 'next' ? <Button>{PALABRA[tipo]}</Button> : original
        }
      />
    </nav>
  );
}
