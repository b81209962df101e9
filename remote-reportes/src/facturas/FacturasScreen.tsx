import { useEffect, useEffectEvent, useState } from 'react';

import { PorEmpresa } from '@comanda/shared/piezas/vista';
import { useSearchParams } from '@comanda/shared/router';
import { useEmpresaActiva } from '@comanda/shared/session';

import { Facturas } from './Facturas';
import './detalle/detalle.css';
import './dialogos.css';
import './facturas.css';

/** The electronic documents of a company (spec section 2, Issued invoices screen). */
export default function FacturasScreen() {
  const lista = useEmpresaDelEnlace();
  return (
    lista && (
      <PorEmpresa selector="select" selectorDentro>
        {(empresa, selector) => <Facturas empresa={empresa} selector={selector} />}
      </PorEmpresa>
    )
  );
}

/**
 * Who comes for a document of one company (/admin/facturas?empresa) acts for that one from here on, as if they had chosen it
 * here. False until it is chosen: nothing of another company is asked for first.
 */
function useEmpresaDelEnlace(): boolean {
  const [parametros] = useSearchParams();
  const { empresa, empresas, elegir } = useEmpresaActiva();
  const pedida = parametros.get('empresa');
  const [atendida, setAtendida] = useState<string | null>(null);
  const porElegir =
    pedida !== null && pedida !== atendida && pedida !== empresa && empresas.includes(pedida);
  if (!porElegir && atendida !== pedida) setAtendida(pedida);
  const tomar = useEffectEvent(() => {
    if (porElegir) elegir(pedida);
  });
  useEffect(() => tomar(), [pedida]);
  return !porElegir;
}
