/**
 * `<template data-subscribed="true|false">` holds how its parent looks for who subscribes, or does not. Where that is
 * what the browser believes now, it changes places with what is shown (E1: nothing is opened by it).
 */
export function showPlan(subscribed: boolean): void {
  const waiting = document.querySelectorAll<HTMLTemplateElement>(`template[data-subscribed="${subscribed}"]`);
  for (const template of waiting) {
    const shown = [...(template.parentElement?.childNodes ?? [])].filter((node) => node !== template);
    template.parentElement?.insertBefore(template.content, template);
    template.content.append(...shown);
    template.dataset.subscribed = String(!subscribed);
  }
}
