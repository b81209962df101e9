import { useId, useState } from 'react';

import type { Emitido } from '@comanda/shared/contracts/reportes/emitidos';
import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import { devolucionesCalls } from '@comanda/shared/contracts/ventas/devoluciones';
import {
  ESTADOS_VENTA,
  FORMAS_PAGO,
  type FormaDeVenta,
} from '@comanda/shared/contracts/ventas/ventas';
import { formaDicha } from '@comanda/shared/domain/dinero/formasDePago';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { Link } from '@comanda/shared/router';
import { useUsuario } from '@comanda/shared/session';
import { Button } from '@comanda/shared/ui/core';
import { Select } from '@comanda/shared/ui/data';

import { AnularVenta, type AnularVentaProps } from './AnularVenta';
import { useCambios } from './useCambios';

type CambiosEmitidoProps = {
  empresa: string;
  emitido: Emitido;
  /** Of what is typed in it. */
  onEstado: AnularVentaProps['onEstado'];
};

/** What may be changed of a sale, each with what would come of it beside it, before it is chosen (spec section 2). */
export function CambiosEmitido({ empresa, emitido, onEstado }: CambiosEmitidoProps) {
  const { venta, pagos, cambio_pago: pago, cambio_estado: estado } = emitido;
  const devuelve = usePuede(devolucionesCalls.devolverVenta);
  const veFacturas = usePuede(emisionesCalls.consultarEmisiones, empresa);
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
            placeholder={formas.map(formaDicha).join(' + ')}
            disabled={!pago.puede}
            loading={cambiando}
            options={[...FORMAS_PAGO, ...formas.filter(esDeCuenta)].map(opcionDe)}
            onChange={(forma) => forma !== 'CREDITO' && void cambiarPago(forma)}
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
      {devuelve && veFacturas && venta.estado === 'ACTIVO' && (
        <Devolucion empresa={empresa} emitido={emitido} />
      )}
      {anulando && (
        <AnularVenta emitido={emitido} onEstado={onEstado} onCancelar={() => setAnulando(false)} />
      )}
    </div>
  );
}

const DEVOLVER = 'Devolver una parte';

/** Leads to the screen of invoices, whose dialog it is, with this sale chosen; or says why nothing can be given back. */
function Devolucion({ empresa, emitido }: { empresa: string; emitido: Emitido }) {
  const { venta, editar, devolucion } = emitido;
  const frase = useId();
  if (!devolucion) return null;
  const cual = new URLSearchParams({ empresa, buscar: venta.secuencia, devolver: editar });
  return (
    <div className="ventas-emitido-cambio">
      <span>Devolución</span>
      {devolucion.puede ? (
        <Link
          className="ui-boton"
          aria-describedby={frase}
          to={`/admin/facturas?${cual.toString()}`}
        >
          {DEVOLVER}
        </Link>
      ) : (
        <Button aria-describedby={frase} disabled>
          {DEVOLVER}
        </Button>
      )}
      <small id={frase}>{devolucion.frase}</small>
    </div>
  );
}

/** What was left on account stays so, and is shown. */
const esDeCuenta = (forma: FormaDeVenta) => forma === 'CREDITO';
const opcionDe = (forma: FormaDeVenta) => ({ value: forma, label: formaDicha(forma) });

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
