import type { Reparto, Trabajador } from '@comanda/shared/contracts/reportes/servicio';
import { aCentavos, aDolares, centavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { repartirServicio } from '@comanda/shared/domain/dinero/servicio';
import { periodoDelMes } from '@comanda/shared/domain/texto/periodo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { PoolClient } from 'pg';

import { enFilas } from '@comanda/kit/base/enFilas';
import type { Database } from '../db/schema';
import { totalesRepository } from '../reportes/totalesRepository';

type Dias = Omit<Trabajador, 'monto'>;

/**
 * $1 empresa, $2 first day of the month. Days are kept by name: of two people of one name each is called with what they do, and
 * with a number where that is the same too.
 */
const GENTE = `
  with gente as (
    select nombre, perfil, estado,
           count(*) over (partition by nombre) as de_nombre,
           count(*) over (partition by nombre, perfil) as de_perfil,
           row_number() over (partition by nombre, perfil order by id) as numero
      from identidad.gente_de($1)
  ), llamada as (
    select case when de_nombre = 1 then nombre
                when de_perfil = 1 then format('%s (%s)', nombre, perfil)
                else format('%s (%s %s)', nombre, perfil, numero) end as nombre
      from gente where estado = 'A'
  )
  select nombre as trabajador, coalesce(d.dias, 0) as dias
    from (select nombre from llamada
           union select s.trabajador from pedidos.servicio_dias s where s.empresa_id = $1 and s.mes = $2::date) n
    left join pedidos.servicio_dias d on d.empresa_id = $1 and d.mes = $2::date and d.trabajador = n.nombre
   order by nombre`;

const BORRAR = 'delete from pedidos.servicio_dias where empresa_id = $1 and mes = $2::date';

const ESCRIBIR = 'insert into pedidos.servicio_dias (empresa_id, mes, trabajador, dias) values';

/** Two who save one month at once do so one after the other. */
const CANDADO = "select pedidos.candado($1, 'servicio_dias')";

const leerDias = async (client: PoolClient, empresa: EmpresaId, mes: string): Promise<Dias[]> =>
  (await client.query<Dias>(GENTE, [empresa, primerDia(mes)])).rows;

const primerDia = (mes: string) => periodoDelMes(mes).desde;

export function servicioRepository(db: Db<Database>) {
  const totales = totalesRepository(db);

  const leer = async (empresa: EmpresaId, mes: string): Promise<Reparto> => {
    const periodo = periodoDelMes(mes);
    const vendidos = await totales.diasDeFigura(empresa, {
      periodo,
      anterior: periodo,
      usuario: null,
      concepto: 'SERVICIO',
      clave: null,
      dia_semana: null,
      figura: 'total',
    });
    const dias = await enEmpresa(db, empresa, ({ client }) => leerDias(client, empresa, mes));
    const servicio = sumar(vendidos.map(({ total }) => aCentavos(Number(total))));
    const partes = repartirServicio(
      servicio,
      dias.map((uno) => uno.dias),
    );
    return {
      mes,
      servicio: aDolares(servicio),
      ventas: vendidos.reduce((cuantas, { ventas }) => cuantas + ventas, 0),
      trabajadores: dias.map((uno, i) => ({ ...uno, monto: aDolares(partes[i] ?? centavos(0)) })),
    };
  };

  return {
    leer,

    async guardar(
      empresa: EmpresaId,
      { mes, trabajadores }: { mes: string; trabajadores: readonly Dias[] },
      hecho: Hecho,
    ): Promise<Reparto> {
      await enEmpresa(db, empresa, async ({ client }) => {
        await client.query(CANDADO, [empresa]);
        const antes = conDias(await leerDias(client, empresa, mes));
        await client.query(BORRAR, [empresa, primerDia(mes)]);
        const { lugares, valores } = enFilas(
          trabajadores
            .filter(({ dias }) => dias > 0)
            .map(({ trabajador, dias }) => [empresa, primerDia(mes), trabajador, dias]),
        );
        if (lugares !== '') await client.query(`${ESCRIBIR} ${lugares}`, valores);
        const despues = conDias(trabajadores);
        const traza = { accion: 'días del servicio', entidad: mes, antes, despues };
        await auditar(client, 'pedidos', empresa, { ...hecho, ...traza });
      });
      return leer(empresa, mes);
    },
  };
}

/** By name, as the audit shows what changed. */
const conDias = (todos: readonly Dias[]) =>
  Object.fromEntries(
    todos.filter(({ dias }) => dias > 0).map(({ trabajador, dias }) => [trabajador, dias]),
  );
