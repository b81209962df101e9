import type { Puesto } from './puestos';
import { PuestoCard, type PuestoCardProps } from './PuestoCard';

type ListaPuestosProps = Omit<PuestoCardProps, 'puesto'> & {
  titulo: string;
  puestos: readonly Puesto[];
  /** What is said where there are none. */
  vacio: string;
};

/** Cards of tables, or of orders, side by side. */
export function ListaPuestos({ titulo, puestos, vacio, ...card }: ListaPuestosProps) {
  return (
    <section className="mesas-seccion" aria-label={titulo}>
      <h2>{titulo}</h2>
      {puestos.length === 0 && vacio && <p>{vacio}</p>}
      <ul className="mesas-lista">
        {puestos.map((puesto) => (
          <li key={puesto.id}>
            <PuestoCard {...card} puesto={puesto} />
          </li>
        ))}
      </ul>
    </section>
  );
}
