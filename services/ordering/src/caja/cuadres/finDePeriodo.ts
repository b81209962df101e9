/**
 * What follows a closing, the rows (empresa_id, caja_id, periodo, conteo, creado) of `cuadre`: its period ends, the next
 * begins with what was counted, and the drawer points to it.
 */
export const FIN_DE_PERIODO = `
  cerrado as (
    update pedidos.periodos p set cerrado = q.creado
      from cuadre q where p.empresa_id = q.empresa_id and p.caja_id = q.caja_id and p.numero = q.periodo
  ),
  siguiente as (
    insert into pedidos.periodos (empresa_id, caja_id, numero, apertura, abierto)
    select empresa_id, caja_id, periodo + 1, conteo, creado from cuadre
  )
  update pedidos.cajas c set periodo = q.periodo + 1
    from cuadre q where c.empresa_id = q.empresa_id and c.id = q.caja_id`;
