import { CreditoCampos } from './CreditoCampos';
import { DetallesPago } from './DetallesPago';
import { EfectivoCampos } from './EfectivoCampos';
import type { CreditoDeVenta } from './useCredito';
import type { PagoForm } from './usePagoForm';

/** What is typed of the payment, by its method. */
export function CamposDePago({ pago, credito }: { pago: PagoForm; credito: CreditoDeVenta }) {
  const { escrito, escribir, debido } = pago;
  const enEfectivo = escrito.formaPago === 'EFECTIVO';
  const aCredito = escrito.formaPago === 'CREDITO';
  return (
    <div className="ventas-pago-campos">
      <EfectivoCampos
        activo={enEfectivo}
        total={debido}
        texto={escrito.monto}
        onTexto={(monto) => escribir({ monto })}
      />
      {aCredito && (
        <CreditoCampos
          credito={credito}
          plazo={escrito.plazo}
          onPlazo={(plazo) => escribir({ plazo })}
        />
      )}
      {!enEfectivo && !aCredito && (
        <DetallesPago escrito={escrito} debido={debido} onEscribir={escribir} />
      )}
    </div>
  );
}
