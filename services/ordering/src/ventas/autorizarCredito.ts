import { enCampo } from '@comanda/kit/http/enCampo';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { AJUSTES } from '@comanda/shared/contracts/ventas/ajustes';
import type { CreditoDeVenta } from '@comanda/shared/contracts/ventas/ventas';
import { creditoDisponible, venceEl } from '@comanda/shared/domain/dinero/credito';
import {
  aCentavos,
  centavos,
  formatCentavos,
  sumar,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';
import { esConsumidorFinal } from '@comanda/shared/domain/fiscal/identificacion';

import type { PagoRevisado, VentaRevisada } from './revisarVenta';

/** How the company sells on account, and how the buyer stands. */
export type CreditoVigente = {
  activo: boolean;
  /** Days, where the sale says none. */
  plazo: number;
  limite: Centavos;
  /** The limit is said of the buyer alone. */
  propio: boolean;
  debe: Centavos;
  favor: Centavos;
};

/** Null where the company said nothing, or the buyer was never sold on account. */
export type FilaCredito = {
  activo: boolean;
  plazo: number | null;
  limite: string | null;
  propio: boolean;
  debe: string | null;
  favor: string | null;
};

export function creditoVigente(fila: FilaCredito | undefined): CreditoVigente {
  const { activo = false, plazo, limite, propio = false, debe, favor } = fila ?? {};
  return {
    activo,
    plazo: plazo ?? AJUSTES.credito_plazo,
    limite: aCentavos(Number(limite ?? AJUSTES.credito_limite)),
    propio,
    debe: aCentavos(Number(debe ?? 0)),
    favor: aCentavos(Number(favor ?? 0)),
  };
}

type Venta = {
  perfil: Perfil;
  cedula: string;
  /** Null where it was not read: nobody sells so there. */
  credito: CreditoVigente | null;
  sinLinea: boolean;
  /** Of the invoice. */
  dia: string;
};

type Autorizado = { pagos: PagoRevisado[]; credito: CreditoDeVenta | null };

/** Who sells on account, to whom and how much: refused, or the payments with their term. Its customer's account is held meanwhile. */
export function autorizarCredito(
  { pagos }: Pick<VentaRevisada, 'pagos'>,
  { perfil, cedula, credito, sinLinea, dia }: Venta,
): Autorizado {
  const deCredito = pagos.filter(({ forma_pago }) => forma_pago === 'CREDITO');
  const [suyo, otro] = deCredito;
  if (!suyo) return { pagos, credito: null };
  if (sinLinea) throw noPermitido('Sin línea no se vende a crédito: cobre de otra forma');
  if (!credito) throw noPermitido('Una venta programada no puede ser a crédito');
  if (!credito.activo) throw noPermitido('La empresa no vende a crédito. Elija otra forma de pago');
  if (perfil !== 'Administrador' && perfil !== 'Cajero')
    throw noPermitido('A crédito vende un Cajero o un Administrador');
  if (esConsumidorFinal(cedula))
    throw noPermitido(
      'Para vender a crédito elija un cliente: consumidor final no puede',
      'cedula',
    );
  if (otro) throw noPermitido('Una venta tiene un solo pago a crédito', 'pagos');
  exigirLimite(sumar(deCredito.map(({ monto }) => monto)), credito);
  const plazo = suyo.plazo ?? credito.plazo;
  return {
    pagos: pagos.map((pago) => (pago === suyo ? { ...pago, plazo } : pago)),
    credito: { plazo, vence: venceEl(dia, plazo) },
  };
}

const noPermitido = (msg: string, campo = 'forma_pago') =>
  enCampo('CREDITO_NO_PERMITIDO', campo, { msg });

function exigirLimite(monto: Centavos, { limite, debe, favor }: CreditoVigente): void {
  const queda = creditoDisponible(limite, debe, favor);
  if (monto <= queda) return;
  const falta = centavos(monto - queda);
  const msg =
    `El cliente debe ${formatCentavos(debe)} y su límite es ${formatCentavos(limite)}: ` +
    `le quedan ${formatCentavos(queda)} a crédito. Cobre ${formatCentavos(falta)} de otra forma`;
  throw enCampo('CREDITO_EXCEDE', 'forma_pago', { msg });
}
