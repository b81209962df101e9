import { useState } from 'react';

import { Chips } from '@comanda/shared/piezas/chips';
import { Button } from '@comanda/shared/ui/core';

import type { CifraDeReporte } from './cifra';
import type { CorteDeVentas } from './corte';
import estilos from './reporte.module.css';
import { TablaCorte } from './TablaCorte';

type QueSeVendioProps = {
  /** One at least. */
  cortes: readonly CorteDeVentas[];
  onCifra: (cifra: CifraDeReporte) => void;
  onProductos: () => void;
};

/** What was sold, told apart in one way at a time. */
export function QueSeVendio({ cortes, onCifra, onProductos }: QueSeVendioProps) {
  const [elegido, setElegido] = useState<string | null>(null);
  const corte = cortes.find(({ corto }) => corto === elegido) ?? cortes[0];
  if (!corte) return null;
  return (
    <section className={`ui-tarjeta ui-pila ${estilos.tarjeta ?? ''}`} aria-label="Qué se vendió">
      <div className={`ui-entre ${estilos.cabeza ?? ''}`}>
        <Chips
          etiqueta="Ver por"
          chips={cortes.map(({ corto }) => ({ valor: corto, texto: corto }))}
          elegido={corte.corto}
          onElegir={setElegido}
        />
        <Button type="link" onClick={onProductos}>
          Todos los productos
        </Button>
      </div>
      <div className={estilos.ancha}>
        <TablaCorte corte={corte} conBarras onCifra={onCifra} />
      </div>
    </section>
  );
}
