import { useRef, type SubmitEvent } from 'react';

import type { Comparacion } from '@comanda/shared/contracts/caja/cuadres';
import type { ErrorCode, FalloDicho } from '@comanda/shared/errors/catalogo';
import { Alert, Button } from '@comanda/shared/ui/core';

import { CambioAviso } from './CambioAviso';
import { Diferencia } from './Diferencia';
import { LoPedido } from './LoPedido';
import { botonDeCierre } from './pendientes';
import { TablaComparacion } from './TablaComparacion';
import { Transferencias } from './Transferencias';
import { esDeOtro, type CierreDeCaja } from './useCuadre';
import { useLoPedido } from './useLoPedido';
import estilos from './cuadre.module.css';

type CompararVistaProps = {
  empresa: string;
  comparacion: Comparacion;
  /** What there should have been before it changed. */
  antes: Comparacion | null;
  fallo: FalloDicho | null;
  /** How much is still open. */
  pendientes: number;
  cerrando: boolean;
  onRecontar: () => void;
  /** Answers why it was not closed. */
  onCerrarCaja: (cierre: CierreDeCaja) => Promise<ErrorCode | undefined>;
};

/** What was counted beside what there should be; then the drawer is counted again, or closed. */
export function CompararVista(props: CompararVistaProps) {
  const { empresa, comparacion, antes, fallo, pendientes, cerrando } = props;
  const { onRecontar, onCerrarCaja } = props;
  const formulario = useRef<HTMLFormElement>(null);
  const pedido = useLoPedido(formulario, comparacion, { code: fallo?.code, cerrando });
  const final = esDeOtro(fallo);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const cierre = final ? null : pedido.cierre();
    const code = cierre && (await onCerrarCaja(cierre));
    if (code) pedido.deAprobador.alResponder(code);
  };

  return (
    <form
      ref={formulario}
      className={estilos.vista}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
    >
      {antes && <CambioAviso antes={antes} ahora={comparacion} />}
      <Diferencia diferencia={comparacion.diferencia} />
      <TablaComparacion comparacion={comparacion} />
      <Transferencias
        transferencias={comparacion.transferencias}
        otras_transferencias={comparacion.otras_transferencias}
      />
      <LoPedido empresa={empresa} comparacion={comparacion} pedido={pedido} espera={cerrando} />
      {fallo && <Alert type="error" showIcon role="alert" title={fallo.msg} />}
      <footer className={`ui-fila ${estilos.pie ?? ''}`}>
        <Button size="large" disabled={cerrando || final} onClick={onRecontar}>
          Volver a contar
        </Button>
        <Button type="primary" size="large" htmlType="submit" loading={cerrando} disabled={final}>
          {botonDeCierre(pendientes)}
        </Button>
      </footer>
    </form>
  );
}
