import { useState } from 'react';

import { MESAS_A_LA_VEZ } from '@comanda/shared/contracts/ventas/mesas';
import { soloCifras } from '@comanda/shared/domain/texto/soloCifras';
import { useNavigate } from '@comanda/shared/router';
import { Button, Input, withNotice } from '@comanda/shared/ui/core';

import { useCrearPrimerasMesasMutation } from './primerDiaApi';
import { primerDiaMensajes } from './primerDiaMensajes';

const mensajes = primerDiaMensajes.mesas;

/** As many as most have. */
const PROPUESTAS = '12';
const PUESTOS = 4;

/** The tables of a dining room, at once: their plan is drawn afterwards. */
export function PasoMesas({ empresa, hay }: { empresa: string; hay: boolean }) {
  const [escritas, setEscritas] = useState(PROPUESTAS);
  const [crear, { isLoading }] = useCrearPrimerasMesasMutation();
  const navegar = useNavigate();
  const cuantas = Math.trunc(Number(escritas));

  if (hay)
    return (
      <>
        <p>{mensajes.hay}</p>
        <Button onClick={() => void navegar('/admin/mesas')}>Ir a Mesas</Button>
      </>
    );
  return (
    <form
      className="ui-pila"
      onSubmit={(evento) => {
        evento.preventDefault();
        if (cuantas < 1 || isLoading) return;
        void withNotice(crear({ empresa, cuantas, puestos: PUESTOS }).unwrap(), mensajes);
      }}
    >
      <p>{mensajes.ayuda}</p>
      <div className="ui-fila">
        <Input
          className="cifra admin-cuantas"
          aria-label={`Cuántas mesas, hasta ${MESAS_A_LA_VEZ}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={escritas}
          onChange={({ target }) => setEscritas(soloCifras(target.value, 2))}
        />
        <Button type="primary" htmlType="submit" loading={isLoading} disabled={cuantas < 1}>
          {mensajes.crear(cuantas)}
        </Button>
      </div>
    </form>
  );
}
