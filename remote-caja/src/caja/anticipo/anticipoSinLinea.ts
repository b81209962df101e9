import type { Anticipo, Empleado } from '@comanda/shared/contracts/caja/anticipos';
import { porQueNoAlcanza } from '@comanda/shared/domain/dinero/anticipo';
import { aCentavos, aDolares, centavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { sinEnviar, type ActoEnSalida } from '@comanda/shared/sinLinea';

type DeEmpresa = { empresa: string; actos: readonly ActoEnSalida[] };

/** Who works for the company, with what this till advanced them and has not sent. */
export function conAnticiposSinEnviar(
  empleados: readonly Empleado[],
  { empresa, actos }: DeEmpresa,
): Empleado[] {
  const dados = actos.filter((acto) => acto.empresa === empresa && sinEnviar(acto));
  return empleados.map((empleado) => {
    const suyos = dados.flatMap((acto) =>
      acto.tipo === 'anticipo' && acto.cuerpo.id_usuario === empleado.id_usuario
        ? [acto.monto ?? centavos(0)]
        : [],
    );
    if (suyos.length === 0) return empleado;
    const { anticipado, disponible } = empleado;
    const dado = sumar(suyos);
    return {
      ...empleado,
      anticipado: aDolares(sumar([aCentavos(anticipado), dado])),
      disponible: disponible && aDolares(centavos(Math.max(0, aCentavos(disponible) - dado))),
    };
  });
}

/** By what was last known, since nobody can be asked; null: it is within what the company advances. */
export const porQueNoAlcanzaSinLinea = (
  { sueldo, disponible }: Empleado,
  monto: number,
): string | null =>
  porQueNoAlcanza(aCentavos(monto), {
    sueldo: aCentavos(sueldo),
    disponible: disponible === null ? null : aCentavos(disponible),
  });

type Dado = { id: string; empresa: string; monto: number; usuario: string };

/** One that waits to be sent, as its receipt needs it. */
export const anticipoSinEnviar = (
  { id_usuario, nombreCompleto, sueldo, anticipado }: Empleado,
  dado: Dado,
): Anticipo => ({
  ...dado,
  id_usuario,
  empleado: nombreCompleto,
  sueldo,
  creado: new Date().toISOString(),
  anticipado: aDolares(sumar([aCentavos(anticipado), aCentavos(dado.monto)])),
});
