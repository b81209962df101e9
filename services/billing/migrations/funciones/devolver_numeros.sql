-- All that a device holds goes back: the next that asks for a number of its series gets the lowest of them. Answers how many,
-- the lowest and the highest. Its device stays the one that had them, so that what it sold and had not sent yet may still
-- come while nobody else got them.
create or replace function facturacion.devolver_numeros(
  p_empresa_id int, p_dispositivo uuid, p_ahora timestamptz
) returns table (cuantos bigint, desde bigint, hasta bigint)
language plpgsql volatile
as $$
declare
  vuelta bigint;
begin
  update facturacion.dispositivos d set arriendo_hasta = null
   where d.empresa_id = p_empresa_id and d.id = p_dispositivo;
  cuantos := 0;
  for vuelta in
    update facturacion.reservas r set devuelta_en = p_ahora, reservada_en = '-infinity'
     where r.empresa_id = p_empresa_id and r.dispositivo_id = p_dispositivo and r.consumida_en is null
       and r.devuelta_en is null
    returning r.secuencial
  loop
    cuantos := cuantos + 1;
    desde := least(desde, vuelta);
    hasta := greatest(hasta, vuelta);
  end loop;
  return next;
end
$$;

revoke all on function facturacion.devolver_numeros(int, uuid, timestamptz) from public;
grant execute on function facturacion.devolver_numeros(int, uuid, timestamptz) to comanda_app;
