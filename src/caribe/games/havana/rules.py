"""Havana and La Habana: the rules as what is done. What the editions differ in is told by the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caribe.core.events import Event
from caribe.core.generator import scrambled
from caribe.games.havana import events as happened
from caribe.games.havana.actions import (
    ARCHITECT,
    BLACK_MARKET,
    BUILD,
    BUILDING,
    BUILT,
    BURGLE,
    CARDS,
    CHOOSE,
    COIN,
    COVER,
    COVERED,
    DEBRIS,
    DISCARD,
    EXCHANGE,
    FETCH,
    GREY,
    HAND,
    HANDS,
    INSTEAD,
    KINDS,
    LAID,
    LAY,
    LEFT,
    LOOT,
    MARKET,
    MARKET_BONUS,
    MATERIAL,
    MATERIAL_SHARE,
    MATERIAL_THIEF,
    NONE,
    ORDER,
    PAY,
    PAYMENT,
    PESO_SHARE,
    PESO_THIEF,
    PESOS,
    PILE,
    PLACE,
    POINTS,
    REMOVAL,
    REMOVE,
    REMOVED,
    RENEWAL,
    RIGHT,
    ROB,
    SEAT,
    SHARE,
    SHIELD,
    SITE,
    SPREAD,
    SWAP,
    TAKE,
    TAX,
    TAXES,
    TURN,
    UNSEEN,
    WIDTH,
    WORKER_BONUS,
    WORKERS,
)
from caribe.games.havana.knowledge import GAP, imagine, moved, without
from caribe.games.havana.table import BIT, CARDS_IN, HavanaTable

if TYPE_CHECKING:
    from mypy_extensions import i64

MATERIALS_IN_ALL: Final = 80


class HavanaState(HavanaTable):
    """One position, and how it goes on: an action, and all that follows from it without a choice."""

    def clone(self) -> HavanaState:
        """An independent copy without the log."""
        return HavanaState(
            self.rules,
            self.player,
            self.rng,
            self.step,
            self.midst,
            self.round,
            self.place,
            self.todo,
            self.used,
            self.stall,
            self.subject,
            self.due,
            self.least,
            self.tally,
            self.bag_size,
            self.box_size,
            self.top,
            self.goods[:],
            self.cards[:],
            self.rows[:],
            self.ends[:],
            self.pile[:],
            self.built[:],
            self.order[:],
            self.ages,
            self.trails[:],
            self.over,
        )

    # What is done

    def advance(self, action: i64) -> None:
        """Take an action without checking it, and all that follows without a choice."""
        step = self.step
        who = self.player
        self.midst = 0
        if step == BUILD:
            if action == NONE:
                self._end_turn()
            else:
                self._begin_payment(who, action - SITE)
        elif step == LAY:
            self._lay(who, action)
        elif step == ORDER:
            spread = who * SPREAD
            first: i64 = self.cards[spread + LEFT]
            self.todo = self.cards[spread + RIGHT] if action == first else first
            if self._perform(who, action):
                self._go_on(who)
        elif step == CHOOSE:
            self._choose(who, action)
        elif step == PAYMENT:
            if action != PAY:
                self.tally += 1 << (4 * (action - INSTEAD))
                self.least = action - INSTEAD
            self._continue_payment(who, action == PAY)
        elif step in (LOOT, SHARE):
            if action == NONE:
                self.due = 0
            else:
                self._pick(action - MATERIAL)
            if self._picked_all(who):
                self._go_on(who)
            else:
                self.midst = 1
        elif self._carried_out(who, action):
            self._go_on(who)

    def _carried_out(self, who: i64, action: i64) -> bool:
        """Take the decision that an action card asked for; whether the card is then done with."""
        step = self.step
        if step == ROB:
            self._rob(who, action - SEAT)
            return True
        if step == BURGLE:
            return self._burgle(who, action - SEAT, True)
        if step == FETCH:
            self._fetch(who, action)
            return True
        if step == DISCARD:
            return self._discard(who, action)
        if step == TAKE:
            self._take(who, action)
            return True
        if step == REMOVE:
            return self._remove(who, action)
        if step == MARKET:
            if action == UNSEEN:
                self._draw(who, 2)
            else:
                self._move(self.rules.bag, who * WIDTH, action - MATERIAL, 1)
                self.bag_size -= 1
                if self.log is not None:
                    self._tell_gain(who, BLACK_MARKET, 1 << (4 * (action - MATERIAL)), 0, 0, True)
            return True
        if step == TAX:
            return self._tax(who, self.subject, action - MATERIAL) and self._next_tax(who)
        self._exchange(who, action)
        return False

    # Setting up

    def _exchange(self, who: i64, action: i64) -> None:
        """HAV-2.4: the oldest player exchanges an end for a low building of the pile."""
        if self.step == EXCHANGE:
            self.subject = action - BUILDING
            self.step = PLACE
            self.midst = 1
            return
        k: i64 = action - SITE
        old: i64 = self.end(k)
        self.swap_end(k, self.subject)
        if self.log is not None:
            self.log.append(happened.Exchanged(who, self.subject, old))
        self.begin_choosing()

    def swap_end(self, k: i64, building: i64) -> None:
        """Exchange the building at an end for one of the pile."""
        place: i64 = self.ends[k]
        self.pile.remove(building)
        self.pile.append(self.rows[place])
        self.pile.sort()
        self.rows[place] = building

    def begin_choosing(self) -> None:
        """HAV-2.8: all choose their first two cards at once."""
        self.step = CHOOSE
        self.midst = 0
        self.player = 0

    def _choose(self, who: i64, card: i64) -> None:
        spread = who * SPREAD
        cards = self.cards
        cards[spread + HAND] ^= 1 << card
        laid: i64 = cards[spread + LAID]
        cards[spread + LAID] = laid | (1 << card)
        if laid == 0:
            return
        if self.log is not None:
            self.log.append(happened.Chose(who, self._named(laid | (1 << card))))
        seat: i64
        for seat in range(self.game.players):
            if self.owes(seat):
                self.player = seat
                return
        for seat in range(self.game.players):
            pair = CARDS_IN[cards[seat * SPREAD + LAID]]
            for card in pair:
                self._see_in_hand(seat, card)
            cards[seat * SPREAD + LEFT] = pair[0]
            cards[seat * SPREAD + RIGHT] = pair[1]
            cards[seat * SPREAD + LAID] = 0
            self._tell_cards(seat)
        self._begin_round()

    # A turn

    def _begin_round(self) -> None:
        """Fix the order of this round (HAV-3.2 to HAV-3.4)."""
        self.round += 1
        self.used = 0
        self.place = 0
        self.order = self.turn_order(True)
        if self.log is not None:
            self.log.append(happened.RoundBegan(self.round, tuple(self.order)))
        self.begin_turn()

    def resume(self) -> None:
        """Begin the turn that a position set up by hand stands before."""
        if self.step == TURN and self.player >= 0:
            self.begin_turn()

    def begin_turn(self) -> None:
        """HAV-3.10: both cards in the order of choice; only a card that does nothing needs no question."""
        who: i64 = self.order[self.place]
        self.player = who
        spread: i64 = who * SPREAD
        left: i64 = self.cards[spread + LEFT]
        right: i64 = self.cards[spread + RIGHT]
        if self.log is not None:
            self.log.append(happened.TurnBegan(who, self.round))
        effects = self.rules.effects
        if effects[left] > SHIELD and effects[right] > SHIELD:
            self.step = ORDER
            return
        self.todo = right
        if self._perform(who, left):
            self._go_on(who)

    def _go_on(self, who: i64) -> None:
        """After a card: the other one, then building (HAV-3.13)."""
        card: i64 = self.todo
        if card >= 0:
            self.todo = -1
            if not self._perform(who, card):
                return
        self._offer_building(who)

    def _perform(self, who: i64, card: i64) -> bool:
        """Carry out a card as far as possible (HAV-3.11); whether it is done with, or else waits for a decision."""
        effect: i64 = self.rules.effects[card]
        if effect <= SHIELD:
            return True
        goods = self.goods
        game = self.rules
        count: i64
        if effect == PESO_SHARE:
            count = (goods[game.centre + PESOS] + 1) >> 1
            self._gain(who, effect, PESOS, count, game.centre)
        elif effect == WORKERS:
            count = 1 if self.used & WORKER_BONUS else 2  # HAV-4.50
            self.used |= WORKER_BONUS
            self._gain(who, effect, HANDS, count, game.supply)
        elif effect == ARCHITECT:
            self._gain(who, effect, HANDS, 1, game.supply)
        elif effect == COIN:
            self._gain(who, effect, PESOS, 1, game.supply)
        elif effect == DEBRIS:
            self._gain(who, effect, GREY, goods[game.centre + GREY], game.centre)
        elif effect == MATERIAL_SHARE:
            return self._share(who)
        elif effect == BLACK_MARKET:
            first = not self.used & MARKET_BONUS  # HAV-4.80
            self.used |= MARKET_BONUS
            if first and game.market_choice and self.bag_size > 0:
                self.step = MARKET
                return False
            self._draw(who, 2 if first else 1)
        elif effect in (PESO_THIEF, MATERIAL_THIEF):
            return self._send_thief(who, effect == PESO_THIEF)
        elif effect == TAXES:
            self._gain(who, effect, PESOS, 1, game.supply)
            self.subject = who
            return self._next_tax(who)
        elif effect == REMOVAL:
            if self.used & REMOVED:  # HAV-4.31
                self._tell_idle(who, effect)
                return True
            self.step = REMOVE
            return False
        elif effect == RENEWAL:
            if self.cards[who * SPREAD + PILE] == 0:  # HAV-4.16
                self._tell_idle(who, effect)
                return True
            self.step = FETCH
            return False
        elif effect == SWAP:
            if game.swap_skips and self.cards[who * SPREAD + PILE] == 0:  # LAH-7.6
                self._tell_idle(who, effect)
                return True
            self.step = DISCARD
            return False
        return True

    # Goods

    def _move(self, source: i64, goal: i64, what: i64, count: i64) -> None:
        goods = self.goods
        left: i64 = goods[source + what] - count
        goods[source + what] = left
        there: i64 = goods[goal + what] + count
        goods[goal + what] = there

    def _gain(self, who: i64, effect: i64, what: i64, count: i64, source: i64) -> None:
        """Take so many of a thing, or what is there (HAV-7.8)."""
        there: i64 = self.goods[source + what]
        if count > there:
            count = there
        self._move(source, who * WIDTH, what, count)
        if self.log is not None:
            pesos: i64 = count if what == PESOS else 0
            workers: i64 = count if what == HANDS else 0
            self._tell_gain(who, effect, count << 16 if what == GREY else 0, pesos, workers, False)

    def draw_material(self, goal: i64) -> i64:
        """Draw a material from the bag into a row of goods: its kind, or -1 from an empty bag."""
        size: i64 = self.bag_size
        if size == 0:
            return -1
        s: i64 = (self.rng * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF  # `below`, written out
        self.rng = s
        k: i64 = ((s >> 17) * size) >> 31
        goods = self.goods
        place: i64 = self.rules.bag
        m: i64 = 0
        while k >= goods[place + m]:
            k -= goods[place + m]
            m += 1
        goods[place + m] -= 1
        goods[goal + m] += 1
        self.bag_size = size - 1
        return m

    def _draw(self, who: i64, count: i64) -> None:
        tally: i64 = 0
        for _ in range(count):
            m: i64 = self.draw_material(who * WIDTH)
            if m >= 0:
                tally += 1 << (4 * m)
        if self.log is not None:
            self._tell_gain(who, BLACK_MARKET, tally, 0, 0, False)

    def _share(self, who: i64) -> bool:
        """HAV-4.90: half of the coloured materials of the centre, by choice, and half of the grey."""
        game = self.rules
        coloured: i64 = self.coloured(game.centre)
        self.step = SHARE
        self.due = (coloured + 1) >> 1
        self.least = 0
        self.tally = 0
        return self._picked_all(who)

    def _pick(self, m: i64) -> None:
        self.tally += 1 << (4 * m)
        self.least = m
        self.due -= 1

    def _picked_all(self, who: i64) -> bool:
        """Pick on where there is no choice; whether all is picked, and then taken. Else the next pick is awaited."""
        m: i64
        while self.due > 0:
            only: i64 = -1
            count: i64 = 0
            for m in range(self.least, KINDS):
                if self.may_pick(m):
                    only = m
                    count += 1
            if count > 1 or (count == 1 and self.tally != 0 and self.step == LOOT and self.rules.up_to_two):
                return False
            if count == 0:
                break
            self._pick(only)
        tally: i64 = self.tally
        source: i64 = self.rules.centre
        if self.step == LOOT:
            source = self.subject * WIDTH
        else:
            tally += ((self.goods[source + GREY] + 1) >> 1) << 16
        for m in range(KINDS):
            self._move(source, who * WIDTH, m, (tally >> (4 * m)) & (15 if m < GREY else 63))
        if self.log is not None:
            if self.step == LOOT:
                self.log.append(happened.Burgled(who, self.subject, self._listed(tally)))
            else:
                self._tell_gain(who, MATERIAL_SHARE, tally, 0, 0, self.step == SHARE)
        return True

    # Thieves and taxes

    def _send_thief(self, who: i64, pesos: bool) -> bool:
        eligible: i64 = self.eligible(who, pesos)
        if eligible == 0:
            self._tell_idle(who, PESO_THIEF if pesos else MATERIAL_THIEF)
            return True
        if eligible & (eligible - 1):
            self.step = ROB if pesos else BURGLE
            return False
        victim: i64 = 0
        while not (eligible >> victim) & 1:
            victim += 1
        if pesos:
            self._rob(who, victim)
            return True
        return self._burgle(who, victim, False)

    def _rob(self, who: i64, victim: i64) -> None:
        count: i64 = self.rules.stolen(self.goods[victim * WIDTH + PESOS])
        self._move(victim * WIDTH, who * WIDTH, PESOS, count)
        if self.log is not None:
            self.log.append(happened.Robbed(who, victim, count))

    def _burgle(self, who: i64, victim: i64, chosen: bool) -> bool:
        """HAV-4.71, HAV-4.72: one material of the victim, two if it has four or more coloured ones."""
        base: i64 = victim * WIDTH
        self.step = LOOT
        self.subject = victim
        self.due = 2 if self.coloured(base) > 3 else 1
        self.least = 0
        self.tally = 0
        if self.rules.random_loot:  # LAH-7.4
            self._loot_at_random(base)
        done = self._picked_all(who)
        if chosen and not done:
            self.midst = 1
        return done

    def _loot_at_random(self, base: i64) -> None:
        left: i64 = self.materials(base)
        while self.due > 0 and left > 0:
            k: i64 = self.below(left)
            m: i64 = 0
            here: i64 = self.goods[base]
            while k >= here - ((self.tally >> (4 * m)) & 15):
                k -= here - ((self.tally >> (4 * m)) & 15)
                m += 1
                here = self.goods[base + m]
            self._pick(m)
            left -= 1
        self.due = 0

    def _next_tax(self, who: i64) -> bool:
        """HAV-4.41: go on to the next later player who owns a worker or a material; whether there is none left."""
        players: i64 = self.game.players
        place: i64 = 0
        while self.order[place] != self.subject:
            place += 1
        goods = self.goods
        while place + 1 < players:
            place += 1
            victim: i64 = self.order[place]
            self.subject = victim
            if self.shows(victim, SHIELD):
                continue
            base: i64 = victim * WIDTH
            kinds: i64 = 0
            only: i64 = KINDS
            m: i64
            for m in range(KINDS):
                if goods[base + m] > 0:
                    kinds += 1
                    only = m
            if goods[base + HANDS] > 0:
                kinds += 1
            if kinds > 1:
                self.step = TAX
                return False
            if kinds == 1 and not self._tax(who, victim, only):
                return False
        return True

    def _tax(self, who: i64, victim: i64, what: i64) -> bool:
        """Take a material or (KINDS) a worker from a player; whether the game goes on."""
        if what == KINDS:
            self._move(victim * WIDTH, self.rules.supply, HANDS, 1)
        else:
            self._move(victim * WIDTH, self.rules.box, what, 1)
            self.box_size += 1
        if self.log is not None:
            self.log.append(happened.Taxed(who, victim, self.rules.thing(what)))
        if self.box_size == MATERIALS_IN_ALL:
            self._finish("materials")
            return False
        return True

    # Cards

    def _fetch(self, who: i64, action: i64) -> None:
        """HAV-4.15: a card of the own discard pile, or none."""
        if action == NONE:
            if self.log is not None:
                self.log.append(happened.Declined(who, self.rules.name_of(RENEWAL)))
            return
        spread = who * SPREAD
        self.cards[spread + PILE] ^= 1 << action
        self.cards[spread + HAND] |= 1 << action
        if self.rules.open_discards:
            self.trails[who] = without(self.trails[who], action)
        else:
            self.trails[who] = self.trails[who] + [GAP]
        if self.log is not None:
            self.log.append(happened.Fetched(who, self.rules.card_names[action], self.rules.open_discards))

    def _discard(self, who: i64, card: i64) -> bool:
        """LAH-4.10: first a card of the hand goes to the discard pile, unseen."""
        spread = who * SPREAD
        self.cards[spread + HAND] ^= 1 << card
        pile: i64 = self.cards[spread + PILE]
        self.cards[spread + PILE] = pile | (1 << card)
        self.trails[who] = self.trails[who] + [GAP]
        if self.log is not None:
            self.log.append(happened.Discarded(who, self.rules.card_names[card]))
        if pile == 0:  # LAH-4.12
            self._take(who, card)
            return True
        self.step = TAKE
        self.midst = 1
        return False

    def _take(self, who: i64, card: i64) -> None:
        """LAH-4.10: then a card of the pile is taken into the hand and shown."""
        spread = who * SPREAD
        self.cards[spread + PILE] ^= 1 << card
        self.cards[spread + HAND] |= 1 << card
        trail = self.trails[who]
        if card in trail:
            trail = moved(trail, card)
        self.trails[who] = trail + [card]
        if self.log is not None:
            self.log.append(happened.Took(who, self.rules.card_names[card]))

    def _see_in_hand(self, seat: i64, card: i64) -> None:
        """A card came out of a hand: what that tells about the others."""
        trail = self.trails[seat]
        if self.rules.fetched_unseen:
            if card in trail:
                self.trails[seat] = moved(trail, card)
        else:
            self.trails[seat] = without(trail, card)

    # Buildings

    def _remove(self, who: i64, action: i64) -> bool:
        """HAV-4.30: one end building goes to the box, or none does."""
        if action == NONE:
            if self.log is not None:
                self.log.append(happened.Declined(who, self.rules.name_of(REMOVAL)))
            return True
        self.used |= REMOVED
        building: i64 = self._take_end(action - SITE)
        self.built[self.game.players] |= BIT[building]
        if self.log is not None:
            self.log.append(happened.Removed(who, building))
        return self._after_taking((action - SITE) >> 1)

    def _take_end(self, k: i64) -> i64:
        building: i64 = self.end(k)
        if k & 1:
            self.ends[k] -= 1
        else:
            self.ends[k] += 1
        return building

    def _after_taking(self, row: i64) -> bool:
        """HAV-3.29: exhaustion, then the refill of a row that is down to two; whether the game goes on."""
        ends = self.ends
        if ends[0] > ends[1] and ends[2] > ends[3] and self.pile_size() == 0:
            self._finish("buildings")
            return False
        if self.box_size == MATERIALS_IN_ALL:
            self._finish("materials")
            return False
        if ends[2 * row + 1] - ends[2 * row] == 1:
            self._refill(row)
        return True

    def _refill(self, row: i64) -> None:
        """HAV-3.30: the two left become the ends, four new ones lie between them."""
        count: i64 = self.pile_size()
        if count == 0:
            return
        if count > 4:
            count = 4
        rows = self.rows
        last: i64 = rows[self.ends[2 * row + 1]]
        base: i64 = 6 * row
        rows[base] = rows[self.ends[2 * row]]
        k: i64
        for k in range(1, count + 1):
            rows[base + k] = self.next_building()
        rows[base + count + 1] = last
        self.ends[2 * row] = base
        self.ends[2 * row + 1] = base + count + 1
        if self.log is not None:
            self.log.append(happened.Refilled(row, tuple(rows[base + 1 : base + 1 + count])))

    def next_building(self) -> i64:
        """Take the next building of the pile; where the next one is open, it is drawn ahead."""
        building: i64 = self.top
        if not self.rules.next_visible:
            return self.pile.pop(self.below(len(self.pile)))
        self.show_next()
        return building

    def show_next(self) -> None:
        """LAH-7.8: the building on top of the pile lies open."""
        self.top = self.pile.pop(self.below(len(self.pile))) if self.pile else -1

    def _offer_building(self, who: i64) -> None:
        self.tally = self.within_reach(who)
        if self.tally == 0:
            self._end_turn()
        else:
            self.step = BUILD

    def _begin_payment(self, who: i64, k: i64) -> None:
        """What is missing is replaced first; then the player may replace more (HAV-3.27)."""
        cost: i64 = self.end(k) * WIDTH
        tally: i64 = 0
        m: i64
        for m in range(GREY):
            lack: i64 = self.rules.costs[cost + m] - self.goods[who * WIDTH + m]
            if lack > 0:
                tally += lack << (4 * m)
        lack = self.rules.costs[cost + HANDS] - self.goods[who * WIDTH + HANDS]
        if lack > 0:
            tally += lack << 16
        self.subject = k
        self.tally = tally
        self.least = 0
        self._continue_payment(who, False)

    def _continue_payment(self, who: i64, done: bool) -> None:
        if not done:
            m: i64
            for m in range(self.least, KINDS):
                if self.may_replace(who, m):
                    self.step = PAYMENT
                    self.midst = 1
                    return
        self._acquire(who)

    def _acquire(self, who: i64) -> None:
        """Pay (HAV-3.22), take the building and its points (HAV-3.28), and go on (HAV-3.29)."""
        game = self.rules
        k: i64 = self.subject
        tally: i64 = self.tally
        building: i64 = self._take_end(k)
        cost: i64 = building * WIDTH
        costs = game.costs
        have: i64 = who * WIDTH
        grey: i64 = costs[cost + GREY]
        paid: i64 = 0  # in materials, for the log
        m: i64
        for m in range(GREY):
            replaced: i64 = (tally >> (4 * m)) & 15
            count: i64 = costs[cost + m] - replaced
            grey += 5 * replaced
            self._move(have, game.box, m, count)
            self.box_size += count
            paid += count << (4 * m)
        self._move(have, game.box, GREY, grey)
        self.box_size += grey
        replaced = (tally >> 16) & 15
        pesos: i64 = costs[cost + PESOS] + 5 * replaced
        workers: i64 = costs[cost + HANDS] - replaced
        self._move(have, game.supply, PESOS, pesos)
        self._move(have, game.supply, HANDS, workers)
        self.goods[have + POINTS] += game.points[building]
        self.built[who] |= BIT[building]
        self.used |= BUILT
        if self.log is not None:
            materials = self._listed(paid + (grey << 16))
            self.log.append(happened.Built(who, building, game.points[building], materials, pesos, workers))
        if self.goods[have + POINTS] >= game.target:  # HAV-5.1
            self._finish("target")
        elif self._after_taking(k >> 1):
            self._offer_building(who)

    # The end of a round

    def _end_turn(self) -> None:
        self.place += 1
        if self.place < self.game.players:
            self.begin_turn()
        else:
            self._supply()

    def _supply(self) -> None:
        """HAV-3.40: three materials and three pesos more for the centre, or what is there (HAV-3.41)."""
        game = self.rules
        tally: i64 = 0
        for _ in range(3):
            m: i64 = self.draw_material(game.centre)
            if m >= 0:
                tally += 1 << (4 * m)
        pesos: i64 = self.goods[game.supply + PESOS]
        if pesos > 3:
            pesos = 3
        self._move(game.supply, game.centre, PESOS, pesos)
        if self.log is not None:
            self.log.append(happened.Supplied(self._listed(tally), pesos))
        self.begin_laying()

    def begin_laying(self) -> None:
        """HAV-3.50: in the order of this round's turns, or all at once where the table wants it so."""
        self.step = LAY
        self.place = 0
        self.player = 0 if self.rules.all_lay_at_once else self.order[0]

    def _lay(self, who: i64, action: i64) -> None:
        spread = who * SPREAD
        if action < CARDS:
            self.cards[spread + HAND] ^= 1 << action
            self.cards[spread + LAID] = 1 << action
            return
        self.cards[spread + COVERED] = action - COVER
        if self.log is not None:
            names = self.rules.card_names
            laid = self._named(self.cards[spread + LAID])[0]
            covers = names[self.cards[spread + LEFT + action - COVER]]
            self.log.append(happened.Laid(who, laid, covers, self.rules.all_lay_at_once))
        self.place += 1
        if self.place == self.game.players:
            self._reveal()
        elif self.rules.all_lay_at_once:
            seat: i64 = 0
            while self.cards[seat * SPREAD + COVERED] >= 0:
                seat += 1
            self.player = seat
        else:
            self.player = self.order[self.place]

    def _reveal(self) -> None:
        """HAV-3.51, HAV-3.52: the new cards are turned up, the covered ones discarded, small hands filled again."""
        cards = self.cards
        seat: i64
        for seat in range(self.game.players):
            spread: i64 = seat * SPREAD
            covered: i64 = cards[spread + COVERED]
            old: i64 = cards[spread + LEFT + covered]
            kept: i64 = cards[spread + RIGHT - covered]
            new: i64 = CARDS_IN[cards[spread + LAID]][0]
            self._see_in_hand(seat, new)
            cards[spread + PILE] |= 1 << old
            if self.rules.fetched_unseen:
                self.trails[seat] = self.trails[seat] + [old]
            cards[spread + LEFT] = new if new < kept else kept
            cards[spread + RIGHT] = kept if new < kept else new
            cards[spread + LAID] = 0
            cards[spread + COVERED] = -1
            self._tell_cards(seat)
            hand: i64 = cards[spread + HAND]
            rest: i64 = hand & (hand - 1)
            if rest & (rest - 1) == 0:
                self._take_back(seat)
        if not self._runs_dry():
            self._begin_round()

    def _take_back(self, seat: i64) -> None:
        """HAV-3.52: with two cards in hand, the discard pile comes back; everybody knows then what is in the hand."""
        spread: i64 = seat * SPREAD
        count: i64 = len(CARDS_IN[self.cards[spread + PILE]])
        self.cards[spread + HAND] |= self.cards[spread + PILE]
        self.cards[spread + PILE] = 0
        self.trails[seat] = [] if self.rules.fetched_unseen else CARDS_IN[self.cards[spread + HAND]]
        if self.log is not None:
            self.log.append(happened.TookBack(seat, count))

    def _runs_dry(self) -> bool:
        """HAV-7.17, HAV-7.18: whether the game ends because nothing is left to draw, or nobody builds any more."""
        self.stall = 0 if self.bag_size > 0 or self.used & BUILT else self.stall + 1
        if self.bag_size == 0 and self.rules.ends_with_bag:
            self._finish("bag")
        elif self.stall > 0 and self.stall == self.rules.stall_limit:
            self._finish("stall")
        return self.player < 0

    def _finish(self, ending: str) -> None:
        self.over = ending
        self.player = -1
        self.midst = 0
        if self.log is not None:
            self.log.append(happened.GameOver(tuple(self.winners()), ending))

    # What is told

    def _named(self, cards: i64) -> tuple[str, ...]:
        return tuple([self.rules.card_names[card] for card in CARDS_IN[cards]])

    def _listed(self, tally: i64) -> tuple[str, ...]:
        """Four bits for each colour and the rest for grey, as names."""
        names: list[str] = []
        m: i64
        for m in range(GREY):
            names += [self.rules.thing(m)] * ((tally >> (4 * m)) & 15)
        return tuple(names + [self.rules.thing(GREY)] * (tally >> 16))

    def _tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)

    def _tell_cards(self, seat: i64) -> None:
        if self.log is not None:
            cards: i64 = (1 << self.cards[seat * SPREAD + LEFT]) | (1 << self.cards[seat * SPREAD + RIGHT])
            self.log.append(happened.Revealed(seat, self._named(cards), self.number(seat)))

    def _tell_gain(self, who: i64, effect: i64, tally: i64, pesos: i64, workers: i64, chosen: bool) -> None:
        card = self.rules.name_of(effect)
        self._tell(happened.Gained(who, card, self._listed(tally), pesos, workers, chosen))

    def _tell_idle(self, who: i64, effect: i64) -> None:
        if self.log is not None:
            self.log.append(happened.Idle(who, self.rules.name_of(effect)))

    # What is known

    def determinize(self, seat: int, seed: int) -> HavanaState:
        """A copy in which the cards that this seat cannot know, and the generator, are drawn anew."""
        state = self.clone()
        state.rng = scrambled(seed)
        other: i64
        for other in range(self.game.players):
            if other != seat:
                state._imagine(other)
        return state

    def _imagine(self, seat: i64) -> None:
        cards = self.cards
        spread: i64 = seat * SPREAD
        laid: i64 = cards[spread + LAID]
        hidden: i64 = cards[spread + HAND] | cards[spread + PILE] | laid
        hand: i64 = imagine(self.trails[seat], self)
        if self.rules.fetched_unseen:
            hand = hidden & ~hand
        cards[spread + PILE] = hidden & ~hand
        if laid != 0:
            able = CARDS_IN[hand][:]
            if self.step == CHOOSE and laid & (laid - 1) == 0:
                able.pop()  # the lower one of two
            again: i64 = 1 << able.pop(self.below(len(able)))
            if laid & (laid - 1):
                again |= 1 << able[self.below(len(able))]
            hand &= ~again
            cards[spread + LAID] = again
            if self.rules.all_lay_at_once and cards[spread + COVERED] >= 0:
                cards[spread + COVERED] = self.below(2)
        cards[spread + HAND] = hand
