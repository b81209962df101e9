import type { ReactNode } from 'react';

import type { Caja } from '@comanda/shared/contracts/caja/caja';
import { Selector } from '@comanda/shared/piezas/vista';
import { Button, Icono, withNotice } from '@comanda/shared/ui/core';

import { useAbrirTurnoMutation } from './cajaApi';
import { cajaMensajes as mensajes } from './cajaMensajes';
import type { HoraDeCorte } from './useCorte';

type CajaBarraProps = {
  empresa: string;
  /** The company's. */
  selector: ReactNode;
  cajas: readonly Caja[];
  caja: Caja;
  onCaja: (caja: number) => void;
  /** What the previous reconciliation left, where the screen's card says something else. */
  anterior: ReactNode;
  corte: HoraDeCorte;
  /** What else there is to do. */
  children: ReactNode;
};

/** Which company and which drawer, whether the user works with it, and what else there is to do. */
export function CajaBarra(props: CajaBarraProps) {
  const { empresa, selector, cajas, caja, onCaja, anterior, corte, children } = props;
  const [abrirTurno, { isLoading }] = useAbrirTurnoMutation();
  const onTurno = () =>
    withNotice(abrirTurno({ empresa, caja: caja.id }).unwrap(), mensajes.turno(caja.nombre));
  return (
    <div className="ui-barra">
      {selector}
      {cajas.length > 1 && (
        <>
          <Selector
            aria-label="Caja"
            value={caja.id}
            onChange={onCaja}
            options={cajas.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            className="caja-selector"
          />
          {caja.suya ? (
            <span className="ui-dato">
              <Icono nombre="listo" tamano={18} /> Su caja
            </span>
          ) : (
            <Button
              loading={isLoading}
              disabled={corte.lineas !== null}
              title={corte.lineas ?? undefined}
              onClick={() => void onTurno()}
            >
              Trabajar con esta caja
            </Button>
          )}
        </>
      )}
      {anterior}
      {children}
    </div>
  );
}
