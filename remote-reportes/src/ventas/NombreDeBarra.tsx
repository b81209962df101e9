import { Button } from '@comanda/shared/ui/core';

import type { CifraDeReporte } from './cifra';
import type { BarraDeCorte } from './corte';
import estilos from './reporte.module.css';

type NombreDeBarraProps = { barra: BarraDeCorte; onCifra: (cifra: CifraDeReporte) => void };

/** What it is; pressed, the sales behind it, where there are any. */
export function NombreDeBarra({ barra: { etiqueta, cifra }, onCifra }: NombreDeBarraProps) {
  if (!cifra) return etiqueta;
  return (
    <Button type="link" className={estilos.enlace} onClick={() => onCifra(cifra)}>
      {etiqueta}
    </Button>
  );
}
