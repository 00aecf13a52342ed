import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import type { Audience, Operation } from '@marklight/contracts/operations';
import type { z } from 'zod';
import { AUDIENCE } from '../../src/auth/signed-in.guard';
import type { TestApp } from '../setup/test-app';

export interface Handler {
  method: Operation['method'];
  path: string;
  /** As the guard reads it. */
  access: Audience;
  query: z.ZodType | undefined;
  body: z.ZodType | undefined;
  /** Whether it reads the body or the query without a schema. */
  unchecked: boolean;
}

/** Every route of every controller of the application, as its decorators describe it. */
export function handlersOf({ nest }: Pick<TestApp, 'nest'>): Handler[] {
  const controllers = [...nest.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as Type),
  );
  return controllers.flatMap((controller) =>
    Object.getOwnPropertyNames(controller.prototype as object).flatMap((name) =>
      handlerOf(nest.get(Reflector), controller, name),
    ),
  );
}

function handlerOf(reflector: Reflector, controller: Type, name: string): Handler[] {
  const handler = (controller.prototype as Record<string, unknown>)[name];
  if (typeof handler !== 'function') return [];
  const verb = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
  const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
  if (verb === undefined || path === undefined) return [];
  const read = Object.entries(
    (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
      string,
      { schema?: z.ZodType }
    >,
  );
  const of = (type: RouteParamtypes) =>
    read.filter(([key]) => key.startsWith(`${type}:`)).map(([, value]) => value);
  const [query, body] = [of(RouteParamtypes.QUERY), of(RouteParamtypes.BODY)];
  return [
    {
      method: RequestMethod[verb].toLowerCase() as Operation['method'],
      path,
      access:
        reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, [handler as () => void, controller]) ??
        'teachers',
      query: query[0]?.schema,
      body: body[0]?.schema,
      unchecked: [...query, ...body].some(({ schema }) => schema === undefined),
    },
  ];
}
