import { TARJETAS } from '@comanda/shared/contracts/ventas/ventas';
import { formatCentavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { FORMA } from '@comanda/shared/domain/dinero/formasDePago';
import { Input } from '@comanda/shared/ui/core';

import type { PagoEscrito } from './usePagoForm';

type DetallesPagoProps = {
  escrito: PagoEscrito;
  debido: Centavos;
  onEscribir: (cambio: Partial<PagoEscrito>) => void;
};

const DE_TARJETA: Readonly<Record<(typeof TARJETAS)[number], string>> = {
  CREDITO: 'CRÉDITO',
  DEBITO: 'DÉBITO',
};

/** Where letters are text, and no method's key. */
export const DE_TEXTO = 'data-texto';
const texto = { [DE_TEXTO]: '' };
const LARGO = { banco: 60, referencia: 40 } as const;

/** What is kept of a card or a transfer, for whoever compares vouchers at the end of the day; all of it may be left out. */
export function DetallesPago({ escrito, debido, onEscribir }: DetallesPagoProps) {
  const { formaPago, monto, banco, referencia } = escrito;
  const deTarjeta = formaPago !== null && FORMA[formaPago].revision === 'vouchers';
  return (
    <div className="ui-pila">
      <label htmlFor="ventas-pago-monto">Monto</label>
      <Input
        id="ventas-pago-monto"
        size="large"
        className="cifra"
        inputMode="decimal"
        autoComplete="off"
        prefix="$"
        placeholder={formatCentavos(debido).slice(1)}
        value={monto}
        onChange={(event) => onEscribir({ monto: event.target.value })}
      />
      {deTarjeta ? (
        <div className="ventas-pago-rapidos" role="group" aria-label="Tipo de tarjeta">
          {TARJETAS.map((tarjeta) => (
            <button
              key={tarjeta}
              type="button"
              className="ui-boton"
              aria-pressed={escrito.tarjeta === tarjeta}
              onClick={() => onEscribir({ tarjeta: escrito.tarjeta === tarjeta ? null : tarjeta })}
            >
              {DE_TARJETA[tarjeta]}
            </button>
          ))}
        </div>
      ) : (
        <Input
          {...texto}
          size="large"
          autoComplete="off"
          aria-label="Banco"
          placeholder="Banco"
          maxLength={LARGO.banco}
          value={banco}
          onChange={(event) => onEscribir({ banco: event.target.value })}
        />
      )}
      <Input
        {...texto}
        size="large"
        autoComplete="off"
        aria-label={deTarjeta ? 'Número de voucher' : 'Referencia'}
        placeholder={deTarjeta ? 'Número de voucher' : 'Referencia'}
        maxLength={LARGO.referencia}
        value={referencia}
        onChange={(event) => onEscribir({ referencia: event.target.value })}
      />
    </div>
  );
}
