import { useEffect, useState } from 'react';

import { CURSOS, type Curso } from '@comanda/shared/contracts/ventas/ordenes';
import type { ServicioDeMesa } from '@comanda/shared/domain/orden/carrito';
import { Icono } from '@comanda/shared/ui/core';

import { NOMBRE_CURSO } from '../../cocina/nombres';
import { useEsperaLinea } from '../../cocina/useEsperaLinea';

type ServicioChipsProps = {
  /** Courses that the kitchen waits with. */
  retenidos: readonly Curso[];
  onDisparar: (curso: Curso) => void;
  servicio: ServicioDeMesa | undefined;
  /** How many seats the table has. */
  asientos: number;
  onElegir: (servicio: ServicioDeMesa | undefined) => void;
};

type Posible = { curso?: Curso | undefined; asiento?: number | undefined };

/** What is next to the course that is fired does not come under the finger of who presses twice: nothing un-fires. */
const EN_SU_SITIO_MS = 700;

/** Fires what waits; and with which course, for whom, what is added from now on is served: pressed again, for none. */
export function ServicioChips(props: ServicioChipsProps) {
  const { servicio = {}, asientos, retenidos, onElegir, onDisparar } = props;
  const espera = useEsperaLinea();
  const [disparado, setDisparado] = useState<Curso | null>(null);
  useEffect(() => {
    if (disparado === null) return;
    const reloj = setTimeout(() => setDisparado(null), EN_SU_SITIO_MS);
    return () => clearTimeout(reloj);
  }, [disparado]);
  const visibles = CURSOS.filter((curso) => curso === disparado || retenidos.includes(curso));
  const elegir = ({ curso, asiento }: Posible) => {
    const otro = { ...(curso && { curso }), ...(asiento && { asiento }) };
    onElegir(Object.keys(otro).length > 0 ? otro : undefined);
  };
  const numeros = Array.from({ length: asientos }, (_, i) => i + 1);
  return (
    <div className="enmesa-servicio">
      {visibles.map((curso) => (
        <button
          key={curso}
          type="button"
          className="ui-boton"
          disabled={espera !== null || disparado !== null}
          title={espera ?? undefined}
          onClick={() => {
            setDisparado(curso);
            onDisparar(curso);
          }}
        >
          <Icono nombre="cocina" /> Disparar {NOMBRE_CURSO[curso]}
        </button>
      ))}
      <div role="group" aria-label="Curso">
        {CURSOS.map((curso) => (
          <Chip
            key={curso}
            puesto={servicio.curso === curso}
            onPoner={(puesto) => elegir({ ...servicio, curso: puesto ? curso : undefined })}
          >
            {NOMBRE_CURSO[curso]}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label="Asiento">
        <small aria-hidden>Asiento</small>
        {numeros.map((asiento) => (
          <Chip
            key={asiento}
            nombre={`Asiento ${asiento}`}
            puesto={servicio.asiento === asiento}
            onPoner={(puesto) => elegir({ ...servicio, asiento: puesto ? asiento : undefined })}
          >
            {asiento}
          </Chip>
        ))}
      </div>
    </div>
  );
}

type ChipProps = {
  nombre?: string;
  puesto: boolean;
  onPoner: (puesto: boolean) => void;
  children: string | number;
};

const Chip = ({ nombre, puesto, onPoner, children }: ChipProps) => (
  <button
    type="button"
    className="ui-chip"
    aria-label={nombre}
    aria-pressed={puesto}
    onClick={() => onPoner(!puesto)}
  >
    {children}
  </button>
);
