import type { Centavos } from '@comanda/shared/domain/dinero/dinero';
import type { Tarifa } from '@comanda/shared/domain/dinero/iva';

/** '7.50' of 750 cents, without passing through a float. */
export function dosDecimales(monto: Centavos): string {
  const texto = String(monto).padStart(3, '0');
  return `${texto.slice(0, -2)}.${texto.slice(-2)}`;
}

/** A quantity of at most three decimals, as a document writes it. */
export function seisDecimales(cantidad: number): string {
  return `${cantidad.toFixed(3)}000`;
}

/** Unit price without tax, ICE neither, at six decimals, half up: price / factor in whole millionths of a dollar. */
export function precioSinImpuestos(precio: Centavos, tarifa: Tarifa, ice: Centavos): string {
  const factor = BigInt(100 + tarifa);
  const sinIva = (BigInt(precio) * 1_000_000n * 2n + factor) / (2n * factor);
  const suyo = sinIva - BigInt(ice) * 10_000n;
  return deMillonesimas(suyo > 0n ? suyo : 0n);
}

/** What one unit of a quantity with three decimals comes to, half up: times the quantity it is the amount again. */
export function precioPorPeso(monto: Centavos, cantidad: number): string {
  const milesimas = BigInt(Math.round(cantidad * 1000));
  return deMillonesimas((BigInt(monto) * 10_000_000n * 2n + milesimas) / (2n * milesimas));
}

/** The text of an amount in millionths of a dollar. */
function deMillonesimas(millonesimas: bigint): string {
  const texto = String(millonesimas).padStart(7, '0');
  return `${texto.slice(0, -6)}.${texto.slice(-6)}`;
}
