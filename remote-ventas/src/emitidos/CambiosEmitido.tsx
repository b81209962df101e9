import { useId, useState } from 'react';

import type { Emitido } from '@comanda/shared/contracts/reportes/emitidos';
import { ESTADOS_VENTA, FORMAS_PAGO } from '@comanda/shared/contracts/ventas/ventas';
import { useUsuario } from '@comanda/shared/session';
import { Select } from '@comanda/shared/ui/data';

import { AnularVenta } from './AnularVenta';
import { useCambios } from './useCambios';

/** What may be changed of a sale, each with what would come of it beside it, before it is chosen (spec section 2). */
export function CambiosEmitido({ emitido }: { emitido: Emitido }) {
  const { venta, pagos, cambio_pago: pago, cambio_estado: estado } = emitido;
  const administra = useUsuario()?.perfil === 'Administrador';
  const { cambiarPago, activar, cambiando } = useCambios(emitido);
  const [anulando, setAnulando] = useState(false);
  const formas = [...new Set(pagos.map(({ forma_pago }) => forma_pago))];
  const unica = formas.length === 1 ? formas[0] : undefined;
  return (
    <div className="ventas-emitido-cambios">
      <Cambio etiqueta="Forma de pago" frase={pago.frase}>
        {(props) => (
          <Select
            {...props}
            // one of several is none of them: choosing any changes it
            value={formas.length > 1 ? null : (unica ?? venta.forma_pago)}
            placeholder={formas.join(' + ')}
            disabled={!pago.puede}
            loading={cambiando}
            options={FORMAS_PAGO.map((forma) => ({ value: forma, label: forma }))}
            onChange={(forma) => void cambiarPago(forma)}
          />
        )}
      </Cambio>
      {(administra || venta.estado === 'ACTIVO') && (
        <Cambio etiqueta="Estado" frase={estado.frase}>
          {(props) => (
            <Select
              {...props}
              value={anulando ? estado.a : venta.estado}
              disabled={!estado.puede}
              loading={cambiando}
              options={ESTADOS_VENTA.map((uno) => ({ value: uno, label: uno }))}
              onChange={(elegido) => {
                if (estado.a === 'ANULADO') setAnulando(elegido === 'ANULADO');
                else if (elegido === 'ACTIVO') void activar();
              }}
            />
          )}
        </Cambio>
      )}
      {anulando && <AnularVenta emitido={emitido} onCancelar={() => setAnulando(false)} />}
    </div>
  );
}

type CambioProps = {
  etiqueta: string;
  frase: string;
  children: (props: { id: string; 'aria-describedby': string }) => React.ReactNode;
};

function Cambio({ etiqueta, frase, children }: CambioProps) {
  const id = useId();
  return (
    <div className="ventas-emitido-cambio">
      <label htmlFor={id}>{etiqueta}</label>
      {children({ id, 'aria-describedby': `${id}frase` })}
      <small id={`${id}frase`}>{frase}</small>
    </div>
  );
}
