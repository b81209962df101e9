import { useState, type SubmitEvent } from 'react';

import type { Comparacion } from '@comanda/shared/contracts/cuadres';
import {
  AprobadorCampos,
  aprobadorDe,
  NADIE,
  olvidarSecreto,
  type AprobadorEscrito,
} from '@comanda/shared/piezas/aprobador';
import type { FalloDicho } from '@comanda/shared/errors/catalogo';
import { Alert, Button } from '@comanda/shared/ui/core';

import { CambioAviso } from './CambioAviso';
import { Diferencia } from './Diferencia';
import { Motivo } from './Motivo';
import { TablaComparacion } from './TablaComparacion';
import { Transferencias } from './Transferencias';
import type { CierreDeCaja } from './useCuadre';
import estilos from './cuadre.module.css';

type CompararVistaProps = {
  empresa: string;
  comparacion: Comparacion;
  /** What there should have been before it changed. */
  antes: Comparacion | null;
  fallo: FalloDicho | null;
  cerrando: boolean;
  onRecontar: () => void;
  onCerrarCaja: (cierre: CierreDeCaja) => void;
};

/** What was counted beside what there should be; then the drawer is counted again, or closed. */
export function CompararVista(props: CompararVistaProps) {
  const { empresa, comparacion, antes, fallo, cerrando, onRecontar, onCerrarCaja } = props;
  const [motivo, setMotivo] = useState('');
  const [aprobador, setAprobador] = useState(NADIE);
  const { diferencia, pide_motivo: pideMotivo, pide_aprobacion: pideAprobacion } = comparacion;
  const falta = leFalta(comparacion, motivo, aprobador);
  const final = fallo?.code === 'CAJA_YA_CUADRADA';

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (falta || final) return;
    onCerrarCaja({
      ...(motivo.trim() !== '' && { motivo: motivo.trim() }),
      ...(pideAprobacion && { aprobacion: aprobadorDe(aprobador) }),
    });
    setAprobador(olvidarSecreto); // where it was wrong, it is typed again
  };

  return (
    <form className={estilos.vista} onSubmit={onSubmit}>
      {antes && <CambioAviso antes={antes} ahora={comparacion} />}
      <Diferencia diferencia={diferencia} />
      <TablaComparacion comparacion={comparacion} />
      <Transferencias transferencias={comparacion.transferencias} />
      {(pideMotivo || diferencia !== 0) && (
        <Motivo motivo={motivo} pedido={pideMotivo} espera={cerrando} onCambio={setMotivo} />
      )}
      {pideAprobacion && (
        <AprobadorCampos
          empresa={empresa}
          leyenda="La diferencia pasa del limite: la aprueba un Administrador"
          escrito={aprobador}
          espera={cerrando}
          onCambio={setAprobador}
        />
      )}
      {fallo && <Alert type="error" showIcon role="alert" title={fallo.msg} />}
      <footer className={estilos.pie}>
        <Button size="large" disabled={cerrando || final} onClick={onRecontar}>
          Volver a contar
        </Button>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          loading={cerrando}
          disabled={falta || final}
        >
          Cerrar caja
        </Button>
      </footer>
    </form>
  );
}

/** Whether what the company asks for is not there yet. */
function leFalta(
  { pide_motivo, pide_aprobacion }: Comparacion,
  motivo: string,
  aprobador: AprobadorEscrito,
): boolean {
  const sinMotivo = pide_motivo && motivo.trim() === '';
  return sinMotivo || (pide_aprobacion && !aprobadorDe(aprobador));
}
