import type { Empleado } from '@comanda/shared/contracts/caja/anticipos';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Datos } from '@comanda/shared/piezas/vista';

/** What somebody earns, what of it they were advanced this month, and what is left. */
export function EmpleadoSueldo({ empleado }: { empleado: Empleado }) {
  const { sueldo, anticipado, disponible } = empleado;
  const limite = disponible === null ? sueldo : anticipado + disponible;
  return (
    <div className="ui-pila caja-sueldo">
      <Datos
        datos={[
          ['Sueldo', sueldo > 0 ? formatMonto(sueldo) : 'Sin registrar'],
          ['Anticipado este mes', formatMonto(anticipado)],
          ['Puede anticipar', disponible === null ? 'Sin límite' : formatMonto(disponible)],
        ]}
      />
      {limite > 0 && (
        <progress
          max={limite}
          value={Math.min(anticipado, limite)}
          aria-label={`Anticipado ${formatMonto(anticipado)} de ${formatMonto(limite)}`}
        />
      )}
    </div>
  );
}
