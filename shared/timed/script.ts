/**
 * Stands at the end of what holds parts that are true at some times only, and runs before it is painted, so that nothing moves.
 * `data-from` and `data-until` are moments between which a part is shown, `data-untimed` marks what is shown without script alone,
 * and `data-days` holds a date: its distance from today, in the zone and language beside it, is written there unless it is hidden, as
 * the first use of `Intl` costs more than all else before the first paint. `data-ends` is a moment
 * after which a part is over, as long as that of the nearest `data-folds` has not come. The content security policy names it by its hash;
 * enhancements/timed.ts calls it again, which is why it leaves itself behind.
 */
export const TIMED_SCRIPT =
  '(window.showTimed??=p=>{let n=Date.now(),t=e=>Date.parse(e);' +
  'for(let e of[p,...p.querySelectorAll("[data-from],[data-until],[data-untimed],[data-days],[data-ends]")]){' +
  'let{from:a,until:b,untimed:u,days:d,zone:z,locale:l,ends:s}=e.dataset;' +
  'if(a||b||u!=null)e.hidden=u!=null||n<t(a)||n>=t(b);' +
  'if(s)e.toggleAttribute("data-over",n>=t(s)&&n<t(e.closest("[data-folds]")?.dataset.folds));' +
  'if(d&&!e.closest("[hidden]"))e.textContent=new Intl.RelativeTimeFormat(l,{numeric:"auto"}).format(' +
  'Math.round((t(d)-t(new Date(n).toLocaleDateString("sv",{timeZone:z})))/864e5),"day")' +
  '}})(document.currentScript.parentElement)';
